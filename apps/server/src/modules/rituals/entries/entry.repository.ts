import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { Schema } from '../../../db/schema.ts';

export interface ListFilter {
  living?: boolean | undefined;
  isUnverified?: boolean | undefined;
  isRead?: boolean | undefined;
  q?: string | undefined;
}

/** What stands on the list of a day: what is paid for, and where the ritual says so what is still being checked. */
const isListed = sql<boolean>`(entry.standing = 'listed' or entry.standing = 'waiting' and ritual.include_unverified)`;

/**
 * A name that was given twice stands once, where it came first. What was read and what was not are two lines. Asked row by
 * row, so that a page of a long list looks at the rows of that page.
 */
const isFirst = sql<boolean>`entry.id = (
  select earlier.id from ritual_entries as earlier
  where earlier.ritual_day_id = entry.ritual_day_id and earlier.name_key = entry.name_key
    and earlier.living = entry.living and (earlier.read_at is null) = (entry.read_at is null)
    and earlier.standing <> 'off' and (earlier.standing = 'listed' or ritual.include_unverified)
  order by earlier.sort_order, earlier.id limit 1)`;

interface Same {
  times: number;
  /** One payment that has come is enough for the name. */
  isUnverified: boolean;
}

const same = sql<Same>`(
  select json_build_object('times', greatest(count(*), 1),
    'isUnverified', coalesce(bool_and(same.standing = 'waiting'), entry.standing = 'waiting'))
  from ritual_entries as same
  where same.ritual_day_id = entry.ritual_day_id and same.name_key = entry.name_key and same.living = entry.living
    and (same.read_at is null) = (entry.read_at is null)
    and same.standing <> 'off' and (same.standing = 'listed' or ritual.include_unverified))`;

function entries(db: Db | Tx) {
  return db
    .selectFrom('ritualEntries as entry')
    .innerJoin('rituals as ritual', 'ritual.id', 'entry.ritualId')
    .leftJoin('users as writer', 'writer.id', 'entry.writtenBy')
    .select([
      'entry.id',
      'entry.ritualDayId',
      'entry.ritualId',
      'entry.name',
      'entry.living',
      'entry.sortOrder',
    ])
    .select(['entry.isLate', 'entry.weekDay', 'entry.offering', 'entry.readAt', 'entry.givenName'])
    .select(['entry.corrects', 'entry.version', 'entry.standing', 'entry.removedAt', 'entry.cancelledDayId'])
    .select(['entry.givenLiving', 'entry.donationId', 'writer.name as writtenBy'])
    .select(same.as('same'));
}

/** The lines of a list. Nothing about who gave is read. */
function listLines(db: Db | Tx, dayId: string, { living, isUnverified, isRead, q }: ListFilter) {
  return entries(db)
    .where('entry.ritualDayId', '=', dayId)
    .where('entry.standing', '<>', 'off')
    .where(isListed)
    .where(isFirst)
    .$if(living !== undefined, (query) => query.where('entry.living', '=', living!))
    .$if(isUnverified !== undefined, (query) =>
      query.where('entry.standing', isUnverified ? '=' : '<>', 'waiting'),
    )
    .$if(isRead !== undefined, (query) => query.where('entry.readAt', isRead ? 'is not' : 'is', null))
    .$if(q !== undefined, (query) =>
      query.where(sql<boolean>`strpos(entry.name_key, fold_name(${q ?? ''})) > 0`),
    );
}
export type LineRecord = Awaited<ReturnType<ReturnType<typeof listLines>['execute']>>[number];

/** A page of them, and one more where there is one. */
export function readLines(
  db: Db | Tx,
  dayId: string,
  filter: ListFilter,
  { by, take, skipped }: { by: 'order' | 'name'; take: number; skipped: number },
) {
  return listLines(db, dayId, filter)
    .$if(by === 'name', (query) => query.orderBy('entry.nameKey'))
    .orderBy('entry.sortOrder')
    .orderBy('entry.id')
    .limit(take + 1)
    .offset(skipped)
    .execute();
}

export function findLines(db: Db | Tx, ids: readonly string[]) {
  return entries(db).where('entry.id', 'in', ids).orderBy('entry.sortOrder').orderBy('entry.id').execute();
}

/** Nobody else changes it until the transaction ends. */
export function lockEntry(tx: Tx, id: string) {
  return tx.selectFrom('ritualEntries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
export type EntryRecord = NonNullable<Awaited<ReturnType<typeof lockEntry>>>;

export async function insertEntries(tx: Tx, rows: readonly Insertable<Schema['ritualEntries']>[]) {
  if (rows.length === 0) return [];
  const inserted = await tx.insertInto('ritualEntries').values(rows).returning('id').execute();
  return inserted.map(({ id }) => id);
}

export async function updateEntry(tx: Tx, id: string, values: Updateable<Schema['ritualEntries']>) {
  await tx
    .updateTable('ritualEntries')
    .set((row) => ({ ...values, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Names that are not on the list, with what became of the money and why. */
export async function findTakenOff(db: Db | Tx, dayId: string) {
  const { rows } = await sql<{
    id: string;
    name: string;
    living: boolean;
    paymentStatus: string | null;
    isRemoved: boolean;
    reason: string | null;
  }>`
    select entry.id, entry.name, entry.living, entry.payment_status as "paymentStatus",
      entry.removed_at is not null as "isRemoved", payment.reason
    from ritual_entries as entry
    join rituals as ritual on ritual.id = entry.ritual_id
    left join donations as donation on donation.id = entry.donation_id
    left join payments as payment on payment.id = donation.deciding_payment_id
    where entry.ritual_day_id = ${dayId}
      and (entry.standing = 'off' or entry.standing = 'waiting' and not ritual.include_unverified)
    order by entry.sort_order limit 2000`.execute(db);
  return rows;
}

/** The names whose day was cancelled and that have no other yet. */
export function findOpenEntries(db: Db | Tx) {
  return entries(db)
    .leftJoin('ritualDays as cancelled', 'cancelled.id', 'entry.cancelledDayId')
    .select(['ritual.name as ritual', 'cancelled.date as cancelledDate'])
    .where('entry.ritualDayId', 'is', null)
    .where('entry.removedAt', 'is', null)
    .where('entry.standing', '<>', 'off')
    .orderBy('entry.sortOrder')
    .limit(2000)
    .execute();
}

/** The rows behind these lines: a name that was given twice is two of them. */
export async function findSameEntries(tx: Tx, dayId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct same.id from ritual_entries as line
    join ritual_entries as same on same.id = line.id or same.ritual_day_id = line.ritual_day_id
      and same.name_key = line.name_key and same.living = line.living
      and (same.read_at is null) = (line.read_at is null) and same.standing <> 'off'
    where line.id = any(${[...ids]}::uuid[]) and line.ritual_day_id = ${dayId} and same.removed_at is null`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Ticks them, and answers how many were not ticked before. Without ids, all that stand on the list. */
export async function tickEntries(
  tx: Tx,
  dayId: string,
  { ids, at, by }: { ids: readonly string[] | null; at: Date; by: string | null },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update ritual_entries as entry set read_at = ${at}, read_by = ${by}, version = entry.version + 1
    from rituals as ritual
    where ritual.id = entry.ritual_id and entry.ritual_day_id = ${dayId} and entry.read_at is null
      and entry.removed_at is null and ${
        ids === null ? isListed : sql<boolean>`entry.id = any(${[...ids]}::uuid[])`
      }`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Takes ticks back that were made at this instant, or since it. */
export async function untickEntries(
  tx: Tx,
  dayId: string,
  { ids, at }: { ids: readonly string[] | null; at: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update ritual_entries set read_at = null, read_by = null, version = version + 1
    where ritual_day_id = ${dayId} and ${
      ids === null ? sql`read_at = ${at}` : sql`read_at > ${at} and id = any(${[...ids]}::uuid[])`
    }`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Whether a name on the list has not been read yet. */
export async function hasUnread(tx: Tx, dayId: string): Promise<boolean> {
  const { rows } = await sql<{ hasUnread: boolean }>`
    select exists (select from ritual_entries as entry join rituals as ritual on ritual.id = entry.ritual_id
      where entry.ritual_day_id = ${dayId} and entry.read_at is null and ${isListed}) as "hasUnread"`.execute(
    tx,
  );
  return rows[0]?.hasUnread === true;
}

/** Only those that have no day; answers their names. */
export async function placeEntries(
  tx: Tx,
  ids: readonly string[],
  { dayId, isLate }: { dayId: string; isLate: boolean },
): Promise<string[]> {
  const rows = await tx
    .updateTable('ritualEntries')
    .set((row) => ({ ritualDayId: dayId, isLate, version: row('version', '+', 1) }))
    .where('id', 'in', ids)
    .where('ritualDayId', 'is', null)
    .where('removedAt', 'is', null)
    .returning('name')
    .execute();
  return rows.map(({ name }) => name);
}
