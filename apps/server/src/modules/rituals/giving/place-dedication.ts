import type { DedicatedDay } from '@kathok/contract';
import type { NewRow } from '../../../db/statements/insert-many.ts';
import { insertMany } from '../../../db/statements/insert-many.ts';
import type { Tx } from '../../../db/open-database.ts';
import { stateOf } from '../days/day-rules.ts';
import { updateEntry } from '../entries/entry.repository.ts';
import { deleteUnread, findEntriesOf } from './dedication.repository.ts';
import { type DedicationDays, type DedicationPlan, planDedication } from './plan-dedication.ts';

interface DonationOfNames {
  donationId: string;
  paymentStatus: string;
  offering: string | null;
}

type Names = DedicationDays['names'];

/** The names as they stand on each list, for the statement that writes the donation. */
export function entriesOfPlan(
  plan: DedicationPlan | null,
  names: Names,
  { donationId, paymentStatus, offering }: DonationOfNames,
  now: Date,
): NewRow<'ritualEntries'>[] {
  if (!plan) return [];
  return plan.turns.flatMap(({ turn, day, weekDay, isLate }) =>
    names.map(({ name, living }, index) => ({
      ritualId: plan.ritual.id,
      ritualDayId: day?.id ?? null,
      donationId,
      paymentStatus,
      nameNumber: index + 1,
      turn,
      weekDay,
      name,
      living,
      offering,
      isLate,
      createdAt: now,
    })),
  );
}

/** The same days, as the person who gives sees them. */
export function daysOfPlan(plan: DedicationPlan | null, now: Date): DedicatedDay[] {
  if (!plan) return [];
  const { name: ritual, nameDzongkha: ritualDzongkha } = plan.ritual;
  return plan.turns.map(({ day }) => ({
    date: day?.date ?? null,
    state: day ? stateOf(day, now) : ('open' as const),
    readAt: null,
    movedFrom: null,
    reason: null,
    ritualDayId: day?.id ?? null,
    ritual,
    ritualDzongkha,
    lunarLabel: day?.lunarLabel ?? null,
  }));
}

const dayFields = ['ritualId', 'ritualDayId', 'series', 'startsOn', 'times', 'readOn'] as const;

/**
 * A dedication says otherwise now. Where its days stay, names keep their places, and what was read stays read; else the
 * names that were not read yet go to the new days.
 */
export async function changeDedication(
  tx: Tx,
  { donationId, paymentStatus, offering }: DonationOfNames,
  { before, after }: { before: DedicationDays | null; after: DedicationDays | null },
  circumstances: { now: Date; isStaff: boolean },
): Promise<void> {
  const keepsDays =
    before && after && dayFields.every((field) => (before[field] ?? null) === (after[field] ?? null));
  const entries = await findEntriesOf(tx, donationId);
  if (keepsDays && entries.length > 0)
    return changeNames(tx, { donationId, paymentStatus, offering }, after.names, entries, circumstances.now);
  const plan = after && (await planDedication(tx, after, circumstances));
  await deleteUnread(tx, donationId);
  if (!plan) return;
  const read = entries.filter(({ readAt }) => readAt !== null);
  const readDays = new Set(read.map(({ ritualDayId }) => ritualDayId));
  const offset = Math.max(0, ...read.map(({ turn }) => turn));
  const turns = plan.turns
    .filter(({ day }) => day === null || !readDays.has(day.id))
    .map((turn) => ({ ...turn, turn: turn.turn + offset }));
  const given = { donationId, paymentStatus, offering };
  await insertMany(
    tx,
    'ritualEntries',
    entriesOfPlan({ ...plan, turns }, after.names, given, circumstances.now),
  );
}

async function changeNames(
  tx: Tx,
  given: DonationOfNames,
  names: Names,
  entries: Awaited<ReturnType<typeof findEntriesOf>>,
  now: Date,
): Promise<void> {
  const unread = entries.filter(({ readAt }) => readAt === null);
  const surplus = unread.filter(({ nameNumber }) => (nameNumber ?? 0) > names.length).map(({ id }) => id);
  if (surplus.length > 0) await deleteUnread(tx, given.donationId, surplus);
  for (const { id, nameNumber, name, living } of unread) {
    const wanted = names[(nameNumber ?? 0) - 1];
    if (wanted && (wanted.name !== name || wanted.living !== living))
      await updateEntry(tx, id, { ...wanted });
  }
  const turns = new Map(unread.map((entry) => [entry.turn, entry]));
  const missing = [...turns.values()].flatMap((entry) =>
    names.flatMap(({ name, living }, index) => {
      const isThere = entries.some(({ turn, nameNumber }) => turn === entry.turn && nameNumber === index + 1);
      if (isThere) return [];
      const { ritualId, ritualDayId, turn, weekDay, isLate } = entry;
      const place = { ritualId, ritualDayId, turn, weekDay, isLate, nameNumber: index + 1 };
      return [{ ...given, ...place, name, living, createdAt: now }];
    }),
  );
  await insertMany(tx, 'ritualEntries', missing);
}
