import { sql } from 'kysely';
import type { Check } from './checks.ts';

/** Sums and counts that are kept for the screens, compared with what they are the sums and counts of. */
export const keptSumChecks: readonly Check[] = [
  {
    name: 'the kept sums are those of the ledger',
    find: sql`select 'sum of the ' || grain || ' ' || period || ' under ' || head || ', ' || method || ', ' || currency as record,
        'it is kept as ' || coalesce(kept.amount, 0) || ' of ' || coalesce(kept.settled, 0) || ' settled and '
        || coalesce(kept.reversed, 0) || ' reversed; the ledger says ' || coalesce(booked.amount, 0) || ' of '
        || coalesce(booked.settled, 0) || ' and ' || coalesce(booked.reversed, 0) as problem
      from (select grain, period, head, due, about_id, method, currency,
          sum(settled) as settled, sum(reversed) as reversed, sum(amount) as amount
        from ledger_sums group by grain, period, head, due, about_id, method, currency) as kept
      full join (select grain, period, head, due, about_id, method, currency,
          count(*) filter (where kind = 'settle') as settled, count(*) filter (where kind = 'reverse') as reversed,
          sum(-amount) as amount
        from ledger_postings
        join ledger_entries on posting_id = ledger_postings.id and account = head
        join payment_subjects using (payment_id)
        cross join lateral (values ('day', day), ('month', date_trunc('month', day)::date)) as grains (grain, period)
        group by grain, period, head, due, about_id, method, currency) as booked
      using (grain, period, head, due, about_id, method, currency)
      where coalesce(kept.settled, 0) <> coalesce(booked.settled, 0)
         or coalesce(kept.reversed, 0) <> coalesce(booked.reversed, 0)
         or coalesce(kept.amount, 0) <> coalesce(booked.amount, 0)
      order by grain, period, head, method, currency limit 1`,
  },
  {
    name: 'the kept numbers of donors are those of the ledger',
    find: sql`select 'purpose ' || coalesce(name, purpose_id::text) as record,
        'it is kept with ' || coalesce(kept.donors, 0) || ' donors; the ledger says ' || coalesce(booked.donors, 0)
        || ', their list ' || coalesce(listed.donors, 0) as problem
      from (select purpose_id, sum(donors) as donors from purpose_donor_counts group by purpose_id) as kept
      full join (select purpose_id, count(*) as donors from (
          select about_id as purpose_id from ledger_postings join payment_subjects using (payment_id)
          where head = 'donations' group by about_id, donor_id
          having sum(case kind when 'settle' then 1 else -1 end) > 0) as donors
        group by purpose_id) as booked using (purpose_id)
      full join (select purpose_id, count(*) as donors from purpose_donors where donations > 0
        group by purpose_id) as listed using (purpose_id)
      left join donation_purposes on donation_purposes.id = purpose_id
      where coalesce(kept.donors, 0) <> coalesce(booked.donors, 0)
         or coalesce(listed.donors, 0) <> coalesce(booked.donors, 0)
      order by 1 limit 1`,
  },
  {
    name: 'the kept numbers of fees and donations are right',
    find: sql`select due || 's that are ' || payment_status as record,
        'there are ' || coalesce(counted.dues, 0) || ', kept is ' || coalesce(kept.dues, 0) as problem
      from (select due, payment_status, sum(dues) as dues from due_counts group by due, payment_status) as kept
      full join (
        select 'fee' as due, payment_status, count(*) as dues from membership_fees
        where deleted_at is null group by payment_status
        union all
        select 'donation', payment_status, count(*) from donations
        where deleted_at is null group by payment_status) as counted using (due, payment_status)
      where coalesce(kept.dues, 0) <> coalesce(counted.dues, 0)
      order by 1 limit 1`,
  },
];
