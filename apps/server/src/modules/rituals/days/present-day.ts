import { type RitualDay } from '@kathok/contract';
import { orNotFound } from '../../../base/app-error.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import { readUntil, stateOf } from './day-rules.ts';
import { type DayRecord, findDays } from './ritual-day.repository.ts';

/** What is for staff alone is null for everybody else. */
export function toRitualDay(row: DayRecord, now: Date): RitualDay {
  const { includeUnverified: _internal, readByName, counts, words, ...day } = row;
  const isStaff = counts !== undefined;
  return {
    ...day,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    state: stateOf(row, now),
    choices: isStaff ? row.choices : [],
    readBy: isStaff ? readByName : null,
    readAt: row.readAt?.toISOString() ?? null,
    readUntil: isStaff && row.readAt ? readUntil(row.readAt).toISOString() : null,
    note: isStaff ? row.note : null,
    counts: counts ?? null,
    words: words ?? null,
  };
}

/** A day as staff see it. */
export async function presentDay(db: Db | Tx, id: string, now: Date): Promise<RitualDay> {
  const [row] = await findDays(db, { id });
  return toRitualDay(orNotFound(row), now);
}

/** Some days as staff see them, in the order of the calendar. */
export async function presentDays(db: Db | Tx, ids: readonly string[], now: Date): Promise<RitualDay[]> {
  if (ids.length === 0) return [];
  return (await findDays(db, { ids })).map((row) => toRitualDay(row, now));
}

export const auditedDay = ({ id, ritual, date }: { id: string; ritual: string; date: string }) => ({
  entity: 'RitualDay',
  entityId: id,
  label: `${ritual}, ${date}`,
});
