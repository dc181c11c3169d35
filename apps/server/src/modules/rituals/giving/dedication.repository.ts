import type { Day } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';

interface RitualKeys {
  ritualId?: string | null | undefined;
  ritualDayId?: string | null | undefined;
  shipped?: 'prayers' | 'deceased';
}

/** The ritual that a dedication names, by itself, by its day, or by what it comes with. */
export function findRitualFor(db: Db | Tx, { ritualId, ritualDayId, shipped }: RitualKeys) {
  return db
    .selectFrom('rituals')
    .select(['id', 'name', 'nameDzongkha', 'isPublic', 'isActive', 'shipped', 'closingDays', 'closingHour'])
    .$if(Boolean(ritualId), (query) => query.where('id', '=', ritualId!))
    .$if(!ritualId && Boolean(ritualDayId), (query) =>
      query.where('id', '=', (day) =>
        day.selectFrom('ritualDays').select('ritualId').where('ritualDays.id', '=', ritualDayId!),
      ),
    )
    .$if(!ritualId && !ritualDayId, (query) => query.where('shipped', '=', shipped!))
    .executeTakeFirst();
}
export type RitualFor = NonNullable<Awaited<ReturnType<typeof findRitualFor>>>;

const dayColumns = ['id', 'ritualId', 'date', 'lunarLabel', 'state', 'closesAt'] as const;

export function findDayFor(db: Db | Tx, sought: { id: string } | { ritualId: string; date: Day }) {
  const query = db.selectFrom('ritualDays').select(dayColumns);
  if ('id' in sought) return query.where('id', '=', sought.id).executeTakeFirst();
  return query
    .where('ritualId', '=', sought.ritualId)
    .where('date', '=', sought.date)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst();
}
export type DayFor = NonNullable<Awaited<ReturnType<typeof findDayFor>>>;

/** Nobody closes, reads, moves or cancels these days until the transaction ends; answers them as they are by now. */
export function shareDays(tx: Tx, ids: readonly string[]): Promise<DayFor[]> {
  return tx
    .selectFrom('ritualDays')
    .select(dayColumns)
    .where('id', 'in', ids)
    .orderBy('id')
    .forShare()
    .execute();
}

/** Every entry of a donation that still counts, with its day. */
export function findEntriesOf(tx: Tx, donationId: string) {
  return tx
    .selectFrom('ritualEntries as entry')
    .leftJoin('ritualDays as day', 'day.id', 'entry.ritualDayId')
    .select(['entry.id', 'entry.nameNumber', 'entry.turn', 'entry.name', 'entry.living', 'entry.readAt'])
    .select(['entry.ritualId', 'entry.ritualDayId', 'entry.weekDay', 'entry.paymentStatus', 'entry.isLate'])
    .select(['day.date', 'day.state'])
    .where('entry.donationId', '=', donationId)
    .where('entry.removedAt', 'is', null)
    .orderBy('entry.turn')
    .orderBy('entry.nameNumber')
    .execute();
}

/** What was read stays on the list. */
export async function deleteUnread(tx: Tx, donationId: string, ids?: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('ritualEntries')
    .where('donationId', '=', donationId)
    .where('readAt', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids!))
    .execute();
}

/** Puts the unread names of a turn on its day. */
export async function moveTurn(tx: Tx, donationId: string, turn: number, dayId: string): Promise<void> {
  await tx
    .updateTable('ritualEntries')
    .set((row) => ({ ritualDayId: dayId, isLate: false, version: row('version', '+', 1) }))
    .where('donationId', '=', donationId)
    .where('turn', '=', turn)
    .where('readAt', 'is', null)
    .where('removedAt', 'is', null)
    .execute();
}

/** Series of a ritual that still wait for days, those who came first first, with the last day that each has. */
export async function findOpenTurns(tx: Tx, ritualId: string) {
  const { rows } = await sql<{
    donationId: string;
    turn: number;
    series: 'monthly' | 'yearly';
    last: Day | null;
  }>`
    select entry.donation_id as "donationId", entry.turn, dedication.series,
      (select max(day.date) from ritual_entries as other join ritual_days as day on day.id = other.ritual_day_id
        where other.donation_id = entry.donation_id and other.removed_at is null) as last
    from ritual_entries as entry join dedications as dedication using (donation_id)
    where entry.ritual_id = ${ritualId} and entry.ritual_day_id is null and entry.removed_at is null
      and entry.cancelled_day_id is null and dedication.series in ('monthly', 'yearly')
    group by entry.donation_id, entry.turn, dedication.series
    order by min(entry.sort_order), entry.turn`.execute(tx);
  return rows;
}
