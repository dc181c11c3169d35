import type { Day } from '@kathok/contract';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { Schema } from '../../../db/schema.ts';
import { insertMany } from '../../../db/statements/insert-many.ts';

export interface DayFilter {
  id?: string | undefined;
  ids?: readonly string[] | undefined;
  ritualId?: string | undefined;
  from?: Day | undefined;
  to?: Day | undefined;
  /** Days of rituals for everybody that somebody has confirmed. */
  isPublic?: boolean;
  /** Days that single families named for prayers are left out then. */
  isOfRituals?: boolean;
}

interface Names {
  names: number;
  living: number;
  deceased: number;
  unverified: number;
  read: number;
  late: number;
  takenOff: number;
}

/** From the numbers that are kept: a list of thousands of names is counted as fast as one of ten. */
const countsOf = sql<Names>`(
  select json_build_object('names', coalesce(sum(row_count) filter (where listed), 0),
    'living', coalesce(sum(row_count) filter (where listed and living), 0),
    'deceased', coalesce(sum(row_count) filter (where listed and not living), 0),
    'unverified', coalesce(sum(row_count) filter (where listed and standing = 'waiting'), 0),
    'read', coalesce(sum(row_count) filter (where listed and is_read), 0),
    'late', coalesce(sum(row_count) filter (where listed and is_late), 0),
    'takenOff', coalesce(sum(row_count) filter (where not listed), 0))
  from (select *, standing = 'listed' or standing = 'waiting' and ritual.include_unverified as listed
    from ritual_day_counts where ritual_day_id = day.id) as kept)`;

/** How many families asked for word, by the way it goes; each of them once. */
const wordsOf = sql<{ email: number; sms: number }>`(
  select json_build_object('email', count(distinct donation_id) filter (where dedication.notify <> 'sms'),
    'sms', count(distinct donation_id) filter (where dedication.notify = 'sms'))
  from (select distinct donation_id from ritual_entries where ritual_day_id = day.id and donation_id is not null
    and standing <> 'off' offset 0) as entry
  join dedications as dedication using (donation_id) where dedication.notify is not null)`;

const purposesOf = sql<{ id: string; name: string; nameDzongkha: string | null }[]>`coalesce((
  select json_agg(json_build_object('id', purpose.id, 'name', purpose.name, 'nameDzongkha', purpose.name_dzongkha) order by place)
  from ritual_purposes join donation_purposes as purpose on purpose.id = purpose_id and purpose.deleted_at is null
  where ritual_id = day.ritual_id), '[]')`;

export function findDays(db: Db | Tx, filter: DayFilter) {
  const { id, ids, ritualId, from, to, isPublic, isOfRituals } = filter;
  return db
    .selectFrom('ritualDays as day')
    .innerJoin('rituals as ritual', 'ritual.id', 'day.ritualId')
    .leftJoin('users as reader', 'reader.id', 'day.readBy')
    .selectAll('day')
    .select(['ritual.name as ritual', 'ritual.nameDzongkha as ritualDzongkha', 'ritual.includeUnverified'])
    .select(['ritual.description', 'ritual.descriptionDzongkha', 'reader.name as readByName'])
    .select(purposesOf.as('purposes'))
    .$if(!isPublic, (query) => query.select(countsOf.as('counts')))
    .$if(!isPublic && id !== undefined, (query) => query.select(wordsOf.as('words')))
    .$if(isPublic === true, (query) =>
      query
        .where('ritual.isPublic', '=', true)
        .where('ritual.isActive', '=', true)
        .where('day.state', 'in', ['confirmed', 'read']),
    )
    .$if(isOfRituals === true, (query) => query.where('ritual.shipped', 'is', null))
    .$if(id !== undefined, (query) => query.where('day.id', '=', id!))
    .$if(ids !== undefined, (query) => query.where('day.id', 'in', ids!))
    .$if(ritualId !== undefined, (query) => query.where('day.ritualId', '=', ritualId!))
    .$if(from !== undefined, (query) => query.where('day.date', '>=', from!))
    .$if(to !== undefined, (query) => query.where('day.date', '<=', to!))
    .orderBy('day.date')
    .orderBy(sql`lower(ritual.name)`)
    .orderBy('day.createdAt')
    .execute();
}
export type DayRecord = Awaited<ReturnType<typeof findDays>>[number];

/** Nobody else changes the day or its list until the transaction ends. */
export function lockDay(tx: Tx, id: string) {
  return tx
    .selectFrom('ritualDays as day')
    .innerJoin('rituals as ritual', 'ritual.id', 'day.ritualId')
    .selectAll('day')
    .select(['ritual.name as ritual', 'ritual.closingDays', 'ritual.closingHour', 'ritual.shipped'])
    .select('ritual.includeUnverified')
    .where('day.id', '=', id)
    .forUpdate('day')
    .executeTakeFirst();
}
export type LockedDay = NonNullable<Awaited<ReturnType<typeof lockDay>>>;

export async function insertDay(tx: Tx, values: Insertable<Schema['ritualDays']>): Promise<string> {
  const { id } = await tx.insertInto('ritualDays').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateDay(tx: Tx, id: string, values: Updateable<Schema['ritualDays']>, now: Date) {
  await tx
    .updateTable('ritualDays')
    .set((row) => ({ ...values, version: row('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute();
}

/** The rituals whose days can be computed. */
export function findRhythms(tx: Tx) {
  return tx
    .selectFrom('rituals')
    .select(['id', 'name', 'rhythm', 'closingDays', 'closingHour'])
    .where('isActive', '=', true)
    .where(sql<boolean>`rhythm <> '"none"'`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Days that exist on a date, or were proposed for it before: also those that were moved or cancelled since. */
export function findTakenDates(tx: Tx, from: Day, to: Day) {
  return tx
    .selectFrom('ritualDays')
    .select(['ritualId', 'date', 'proposedDate', 'choices'])
    .where((where) =>
      where.or([
        where.and([where('date', '>=', from), where('date', '<=', to)]),
        where.and([where('proposedDate', '>=', from), where('proposedDate', '<=', to)]),
      ]),
    )
    .execute();
}

export const insertDays = (tx: Tx, rows: Parameters<typeof insertMany<'ritualDays'>>[2]): Promise<void> =>
  insertMany(tx, 'ritualDays', rows);

/** Confirms those of these days that were only proposed; answers which. */
export async function confirmDays(tx: Tx, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('ritualDays')
    .set((row) => ({ state: 'confirmed', version: row('version', '+', 1), updatedAt: now }))
    .where('id', 'in', ids)
    .where('state', '=', 'computed')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What takes names: confirmed, with a list that has not closed. The earliest first. */
export function findOpenDays(db: Db | Tx, ritualId: string, { now, from }: { now: Date; from: Day }) {
  return db
    .selectFrom('ritualDays')
    .select(['id', 'ritualId', 'date', 'lunarLabel', 'state', 'closesAt'])
    .where('ritualId', '=', ritualId)
    .where('state', '=', 'confirmed')
    .where('closesAt', '>', now)
    .where('date', '>=', from)
    .orderBy('date')
    .limit(700)
    .execute();
}

/**
 * The days of a ritual that needs no confirmed ones, made where they are missing. Of two requests that need the same day
 * one makes it.
 */
export async function ensureDays(tx: Tx, rows: readonly Insertable<Schema['ritualDays']>[]) {
  const [first] = rows;
  if (!first) return [];
  await tx
    .insertInto('ritualDays')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['ritualId', 'date']).where('state', '<>', 'cancelled').doNothing(),
    )
    .execute();
  return tx
    .selectFrom('ritualDays')
    .select(['id', 'ritualId', 'date', 'lunarLabel', 'state', 'closesAt'])
    .where('ritualId', '=', first.ritualId)
    .where(
      'date',
      'in',
      rows.map(({ date }) => date as Day),
    )
    .where('state', '<>', 'cancelled')
    .orderBy('date')
    .forShare()
    .execute();
}
