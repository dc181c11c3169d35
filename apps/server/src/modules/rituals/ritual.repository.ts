import type { Day } from '@kathok/contract';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';

interface Seen {
  /** Only rituals that everybody may see. */
  isPublic?: boolean;
  includeInactive?: boolean;
  id?: string;
}

interface FoundPurpose {
  id: string;
  name: string;
  nameDzongkha: string | null;
}

interface FoundDay {
  id: string;
  date: Day;
  lunarLabel: string | null;
  state: 'confirmed';
  closesAt: string;
}

const purposesOf = sql<FoundPurpose[]>`coalesce((
  select json_agg(json_build_object('id', purpose.id, 'name', purpose.name, 'nameDzongkha', purpose.name_dzongkha) order by place)
  from ritual_purposes join donation_purposes as purpose on purpose.id = purpose_id and purpose.deleted_at is null
  where ritual_id = rituals.id), '[]')`;

const daysOf = (today: Day, most: number) => sql<FoundDay[]>`coalesce((
  select json_agg(json_build_object('id', day.id, 'date', day.date, 'lunarLabel', day.lunar_label,
    'state', day.state, 'closesAt', day.closes_at) order by day.date)
  from (select * from ritual_days where ritual_id = rituals.id and state = 'confirmed' and date >= ${today}::date
    order by date limit ${most}) as day), '[]')`;

/** With their purposes and their next days, in one statement. */
export function findRituals(db: Db | Tx, today: Day, mostDays: number, seen: Seen = {}) {
  return db
    .selectFrom('rituals')
    .selectAll('rituals')
    .select([purposesOf.as('purposes'), daysOf(today, mostDays).as('days')])
    .$if(seen.id !== undefined, (query) => query.where('rituals.id', '=', seen.id!))
    .$if(seen.isPublic === true, (query) => query.where('isPublic', '=', true))
    .$if(!seen.includeInactive, (query) => query.where('isActive', '=', true))
    .orderBy(sql`lower(name)`)
    .execute();
}
export type RitualRecord = Awaited<ReturnType<typeof findRituals>>[number];

/** Nobody else changes it until the transaction ends. */
export function lockRitual(tx: Tx, id: string) {
  return tx.selectFrom('rituals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertRitual(tx: Tx, values: Insertable<Schema['rituals']>): Promise<string> {
  const { id } = await tx.insertInto('rituals').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateRitualRow(
  tx: Tx,
  id: string,
  values: Updateable<Schema['rituals']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('rituals')
    .set((row) => ({ ...values, version: row('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute();
}

export async function setPurposes(tx: Tx, ritualId: string, purposeIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('ritualPurposes').where('ritualId', '=', ritualId).execute();
  if (purposeIds.length === 0) return;
  const rows = [...new Set(purposeIds)].map((purposeId, place) => ({ ritualId, purposeId, place }));
  await tx.insertInto('ritualPurposes').values(rows).execute();
}

/** What stands in the way of removing it. */
export async function countUses(tx: Tx, id: string): Promise<{ names: number; dedications: number }> {
  const { rows } = await sql<{ names: number; dedications: number }>`
    select (select count(*) from ritual_entries where ritual_id = ${id}) as names,
      (select count(*) from dedications where ritual_id = ${id}) as dedications`.execute(tx);
  return rows[0]!;
}

/** Its days without names go with it. */
export async function deleteRitual(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('rituals').where('id', '=', id).execute();
}
