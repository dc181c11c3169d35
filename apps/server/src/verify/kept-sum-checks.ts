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
    name: 'the kept totals are those of the kept sums',
    find: sql`select 'total of the ' || grain || ' ' || period || ' under ' || head || ', ' || method || ', ' || currency as record,
        'it is kept with ' || sum(amount) || ' and ' || sum(settled + reversed) || ' postings more than its sums' as problem
      from (select grain, period, head, due, method, currency, settled, reversed, amount from ledger_totals
        union all
        select grains.grain, grains.period, head, due, method, currency, -settled, -reversed, -amount
        from ledger_sums
        cross join lateral (values (ledger_sums.grain, ledger_sums.period),
          ('year', date_trunc('year', ledger_sums.period)::date)) as grains (grain, period)
        where grains.grain <> 'year' or ledger_sums.grain = 'month') as differences
      group by grain, period, head, due, method, currency
      having sum(settled) <> 0 or sum(reversed) <> 0 or sum(amount) <> 0
      order by grain, period, head, method, currency limit 1`,
  },
  {
    name: 'the kept sums of purposes are those of the ledger',
    find: sql`select 'purpose ' || coalesce(name, purpose_id::text) as record,
        'it is kept with ' || sum(difference) || ' more in ' || currency || ' than was given' as problem
      from (select purpose_id, currency, amount as difference from purpose_sums
        union all
        select about_id, currency, -amount from ledger_sums where grain = 'month' and head = 'donations') as differences
      left join donation_purposes on donation_purposes.id = purpose_id
      group by purpose_id, name, currency having sum(difference) <> 0
      order by 1 limit 1`,
  },
  {
    name: 'the kept sums of what waits are right',
    find: sql`select due || 's that wait' as record,
        'the kept sum is ' || sum(difference) || ' ' || currency || ' more than their payments' as problem
      from (select due, currency, amount as difference from pending_payment_counts
        union all
        select case when fee_id is null then 'donation' else 'fee' end, currency, -amount
        from payments where status = 'pending') as differences
      group by due, currency having sum(difference) <> 0
      order by 1 limit 1`,
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
