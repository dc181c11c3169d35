import type { Day, PaymentStatus, DedicatedDay } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { isSimulatedDue } from '../ledger/index.ts';

/** Names are read out for money that came, or is on its way; not for a promise, nor for what came to nothing. */
const readOut: PaymentStatus[] = ['paid', 'pending', 'processing'];

/** Those of a day; without one, those to come and those that have no day yet. */
export function findDedications(db: Db | Tx, readOn: Day | undefined, today: Day) {
  return db
    .selectFrom('dedications')
    .innerJoin('donations', 'donations.id', 'dedications.donationId')
    .innerJoin('donationPurposes as purpose', 'purpose.id', 'donations.purposeId')
    .select(['dedications.offering', 'dedications.names', 'dedications.readOn', 'donations.id as donationId'])
    .select(['donations.donationNumber', 'donations.donorName', 'donations.isAnonymous'])
    .select(['donations.paymentStatus', 'purpose.name as purpose'])
    .select(isSimulatedDue('donation_id', 'donations.id', 'donations.deciding_payment_id').as('isSimulated'))
    .where('donations.deletedAt', 'is', null)
    .where('donations.paymentStatus', 'in', readOut)
    .where(
      readOn
        ? sql<boolean>`dedications.read_on = ${readOn}::date`
        : sql<boolean>`(dedications.read_on is null or dedications.read_on >= ${today}::date)`,
    )
    .orderBy('dedications.readOn')
    .orderBy('dedications.offering')
    .orderBy('donations.donationNumber')
    .execute();
}

/** The days on which its names are read, the earliest first; without one where nobody has decided yet. */
export const dedicatedDays = sql<FoundDay[] | null>`(
  select json_agg(json_build_object('date', turn.date, 'state', turn.state, 'closesAt', turn.closes_at, 'readAt', turn.read_at,
    'movedFrom', turn.moved_from, 'reason', turn.reason, 'ritualDayId', turn.day_id, 'ritual', turn.name, 'ritualDzongkha', turn.name_dzongkha, 'lunarLabel', turn.lunar_label)
    order by turn.date nulls last, turn.turn)
  from (select entry.turn, day.id as day_id, day.date, day.state, day.closes_at, day.lunar_label, ritual.name,
      ritual.name_dzongkha, coalesce(max(gone.date), day.moved_from) as moved_from,
      coalesce(max(gone.reason), case when day.moved_from is not null then day.reason end) as reason,
      case when bool_and(entry.read_at is not null) then max(entry.read_at) end as read_at
    from ritual_entries as entry join rituals as ritual on ritual.id = entry.ritual_id
    left join ritual_days as day on day.id = entry.ritual_day_id
    left join ritual_days as gone on gone.id = entry.cancelled_day_id
    where entry.donation_id = donations.id and entry.removed_at is null
    group by entry.turn, day.id, ritual.id) as turn)`;

/** The same days of several donations at once, by their id. */
export async function findDedicatedDays(
  db: Db | Tx,
  donationIds: readonly string[],
): Promise<Map<string, FoundDay[]>> {
  if (donationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('donations')
    .select(['donations.id', dedicatedDays.as('days')])
    .where('donations.id', 'in', donationIds)
    .execute();
  return new Map(rows.map(({ id, days }) => [id, days ?? []]));
}

interface FoundDay extends Omit<DedicatedDay, 'state'> {
  state: 'computed' | 'confirmed' | 'read' | 'cancelled' | null;
  closesAt: string | null;
}
