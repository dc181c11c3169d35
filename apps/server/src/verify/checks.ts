import { type RawBuilder, sql } from 'kysely';

/** One record that does not agree with the others. */
export interface Disagreement {
  record: string;
  problem: string;
}

export interface Check {
  name: string;
  /** Answers the first record that does not agree. */
  find: RawBuilder<Disagreement>;
}

const dues = sql`(
  select id, 'membership fee ' || fee_number as record, amount, currency, payment_status, amount_paid, deciding_payment_id
  from membership_fees
  union all
  select id, 'donation ' || donation_number, amount, currency, payment_status, amount_paid, deciding_payment_id
  from donations)`;

const paymentsOfDues = sql`(select coalesce(fee_id, donation_id) as due_id, payments.* from payments)`;

/** What the books, the receipts and the register say of the same money, compared two by two. */
export const checks: readonly Check[] = [
  {
    name: 'every posting of the ledger balances',
    find: sql`select 'posting ' || ledger_postings.id as record,
        'its entries add up to ' || coalesce(sum(amount), 0) || ', not to zero' as problem
      from ledger_postings left join ledger_entries on posting_id = ledger_postings.id
      group by ledger_postings.id having coalesce(sum(amount), 0) <> 0 or count(amount) < 2
      order by ledger_postings.id limit 1`,
  },
  {
    name: 'every paid payment is in the ledger with its sum',
    find: sql`select 'payment ' || payments.id as record, 'it is ' || status || ', and the ledger says otherwise' as problem
      from payments
      left join lateral (
        select count(*) filter (where kind = 'settle') as settled, count(*) filter (where kind = 'reverse') as reversed,
          bool_and(ledger_postings.method = payments.method and ledger_postings.currency = payments.currency
            and entries.amount = case kind when 'settle' then payments.amount else -payments.amount end) as agrees
        from ledger_postings
        join ledger_entries as entries on entries.posting_id = ledger_postings.id
          and entries.account = case head when 'simulated' then 'simulated_card' else ledger_postings.method end
        where payment_id = payments.id) as booked on true
      where booked.settled <> (case when status in ('paid', 'reversed') then 1 else 0 end)
         or booked.reversed <> (case when status = 'reversed' then 1 else 0 end)
         or not coalesce(booked.agrees, true)
      order by payments.id limit 1`,
  },
  {
    name: 'money stands under the head of what it paid for, in its currency',
    find: sql`select 'payment ' || payments.id as record,
        'it is booked under ' || postings.head || ' in ' || postings.currency as problem
      from payments
      join ledger_postings as postings on postings.payment_id = payments.id
      left join membership_fees as fees on fees.id = fee_id
      left join donations on donations.id = donation_id
      where postings.head <> case when is_simulated then 'simulated' when is_surplus then 'held_for_refund'
          when fee_id is not null then 'membership_fees' else 'donations' end
         or (payments.status = 'paid' and postings.currency <> coalesce(fees.currency, donations.currency))
      order by payments.id limit 1`,
  },
  {
    name: 'every paid payment has one receipt, void where it was reversed',
    find: sql`select 'payment ' || payments.id as record,
        case when receipts.id is null then 'it is ' || status || ' and has no receipt'
          when status not in ('paid', 'reversed') then 'it is ' || status || ' and has the receipt ' || receipt_number
          else 'its receipt ' || receipt_number || ' does not fit: ' || status end as problem
      from payments left join receipts on receipts.payment_id = payments.id
      where (status in ('paid', 'reversed')) <> (receipts.id is not null)
         or (receipts.id is not null and (status = 'reversed') <> (voided_at is not null))
      order by payments.id limit 1`,
  },
  {
    name: 'what was simulated has a receipt that says so, in a series of its own',
    find: sql`select 'receipt ' || receipt_number as record,
        case when is_simulated then 'its payment was simulated' else 'its payment was not simulated' end as problem
      from receipts join payments on payments.id = payment_id
      -- Receipts that were issued before simulated payments were marked say nothing about it.
      where (snapshot like '%"isSimulated":true%' and not is_simulated)
         or (snapshot like '%"isSimulated":false%' and is_simulated)
         or (series = 'simulated') <> (snapshot like '%"isSimulated":true%')
      order by receipt_number limit 1`,
  },
  {
    name: 'what was split off a payment is simulated as that is',
    find: sql`select 'payment ' || split.id as record,
        case when split.is_simulated then 'it is simulated' else 'it is not simulated' end as problem
      from payments as split join payments as whole on whole.id = split.split_of
      where split.is_simulated <> whole.is_simulated
      order by split.id limit 1`,
  },
  {
    name: 'what the bank sent back is reversed',
    find: sql`select 'payment ' || payments.id as record, 'it is ' || status || ', and its refund is ' || state as problem
      from card_refunds join payments on payments.id = payment_id
      where (state = 'done' and status <> 'reversed') or (state in ('requested', 'unknown') and status <> 'paid')
      order by payments.id limit 1`,
  },
  {
    name: 'what is paid of a fee or donation is what its payments say',
    find: sql`select due.record, 'it says ' || due.amount_paid || ' is paid; its payments say ' || coalesce(paid.amount, 0) as problem
      from ${dues} as due
      left join (select due_id, sum(amount) as amount from ${paymentsOfDues} as p
        where status = 'paid' and not is_surplus group by due_id) as paid on paid.due_id = due.id
      where due.amount_paid <> coalesce(paid.amount, 0)
         or (due.payment_status = 'paid') <> (coalesce(paid.amount, 0) >= due.amount and paid.amount is not null)
      order by due.record limit 1`,
  },
  {
    name: 'the status of a fee or donation is that of its deciding payment',
    find: sql`select due.record, 'it is ' || due.payment_status || ', its deciding payment is ' || coalesce(deciding.status, 'missing') as problem
      from ${dues} as due left join ${paymentsOfDues} as deciding on deciding.id = due.deciding_payment_id
      where (due.payment_status <> 'unpaid' and deciding.status is distinct from due.payment_status)
         or (deciding.id is not null and deciding.due_id <> due.id)
         or (due.payment_status = 'unpaid' and exists (
           select from ${paymentsOfDues} as p where p.due_id = due.id and p.status in ('pending', 'processing')))
      order by due.record limit 1`,
  },
  {
    name: 'a fee that is paid covers its period, and no other does',
    find: sql`select 'membership fee ' || fee_number as record,
        case when coverages.id is null then 'it is paid and covers nothing' else 'it covers days that it does not pay for' end as problem
      from membership_fees as fees left join coverages on coverages.fee_id = fees.id
      where (fees.status in ('paid', 'waived') and fees.deleted_at is null and coverages.id is null
          and not exists (select from member_merges where undone_at is null and fees.member_id = kept_member_id))
         or (coverages.id is not null and (fees.status not in ('paid', 'waived')
          or (coverages.member_id <> fees.member_id and not exists (
            select from all_members where id = coverages.member_id and merged_into is not null))))
         or (fees.status = 'paid' and fees.payment_status <> 'paid')
         or (fees.payment_status = 'paid' and fees.status <> 'paid' and fees.deleted_at is null)
      order by fee_number limit 1`,
  },
  {
    name: 'no fee is paid beyond what it is',
    find: sql`select 'membership fee ' || fee_number as record, amount_paid || ' is paid, ' || amount || ' was asked' as problem
      from membership_fees where amount_paid > amount order by fee_number limit 1`,
  },
  {
    name: 'nobody is covered by a fee on days that it is not for',
    find: sql`select 'membership fee ' || fee_number as record, 'it is for ' || period_from || ' to ' || coalesce(period_to::text, 'the end of life')
        || ' and covers ' || from_day || ' to ' || coalesce(to_day::text, 'the end of life') as problem
      from membership_fees join coverages on coverages.fee_id = membership_fees.id
      where not daterange(period_from, period_to, '[]') @> daterange(from_day, to_day, '[]')
      order by fee_number limit 1`,
  },
  {
    name: 'members are paid until the last day that is covered',
    find: sql`select 'member ' || membership_code as record, 'paid until ' || coalesce(paid_until::text, 'never')
        || ', covered until ' || case when covered.for_life then 'for life' else coalesce(covered.last_day::text, 'never') end as problem
      from all_members
      left join (select member_id, bool_or(to_day is null) as for_life, max(to_day) as last_day
        from coverages group by member_id) as covered on covered.member_id = all_members.id
      where is_lifetime <> coalesce(covered.for_life, false)
         or (not is_lifetime and paid_until is distinct from covered.last_day)
      order by membership_code limit 1`,
  },
  {
    name: 'nobody is a member on days that nobody paid for',
    find: sql`select 'member ' || membership_code as record, problem from (
        select fees.member_id, 'the fee ' || fee_number || ' begins on ' || period_from
            || ', and the days before it are not paid' as problem
        from coverages join membership_fees as fees on fees.id = coverages.fee_id and fees.member_id = coverages.member_id
        where fees.kind = 'renewal' and fees.import_id is null and from_day = period_from and source <> 'import'
          and from_day > greatest((fees.created_at at time zone 'Asia/Thimphu')::date, coalesce(
            (select max(paid_on) from payments where payments.fee_id = fees.id and status = 'paid' and not is_surplus),
            (coverages.created_at at time zone 'Asia/Thimphu')::date))
          and not exists (select from coverages as before where before.member_id = coverages.member_id
            and before.from_day < coverages.from_day and before.to_day >= coverages.from_day - 1)
        union all
        select id, 'today is not paid, and they count as paid until ' || paid_until
        from all_members cross join (select (now() at time zone 'Asia/Thimphu')::date as today) as calendar
        where paid_until >= today and merged_into is null
          and exists (select from coverages where member_id = all_members.id and to_day < today)
          -- Days that a register or an older book said begin where it said, whatever is paid before them.
          and exists (select from coverages as next left join membership_fees as fees on fees.id = next.fee_id
            where next.member_id = all_members.id and next.created_at <= now()
              and next.source <> 'import' and fees.import_id is null
              and next.from_day = (select min(from_day) from coverages where member_id = all_members.id and from_day > today))
          and not exists (select from coverages where member_id = all_members.id and daterange(from_day, to_day, '[]') @> today)
      ) as free join all_members on all_members.id = free.member_id
      order by membership_code limit 1`,
  },
  {
    name: 'a renewal is confirmed when its fee is paid, and only then',
    find: sql`select 'renewal of the fee ' || fee_number as record, 'it is ' || renewals.status || ', its fee is ' || fees.status as problem
      from membership_renewals as renewals join membership_fees as fees on fees.id = renewals.fee_id
      where (renewals.status = 'confirmed') <> (fees.status in ('paid', 'waived')) and fees.deleted_at is null
      order by fee_number limit 1`,
  },
  {
    name: 'donations of a member who was merged went to the member who was kept',
    find: sql`select 'donation ' || donation_number as record, 'it stayed with ' || membership_code || ', who was merged' as problem
      from donations join all_members on all_members.id = member_id
      where merged_into is not null order by donation_number limit 1`,
  },
  {
    name: 'a joint payment is the sum of its items, two to thirty in its currency',
    find: sql`select 'joint payment ' || joint.reference as record,
        'it says ' || joint.amount || ', and its ' || items.count || ' items say ' || coalesce(items.amount, 0) as problem
      from joint_payments as joint
      left join lateral (select count(*) as count, sum(item.amount) as amount,
          bool_and(coalesce(fees.currency, donations.currency) = joint.currency) as agrees
        from joint_payment_items as item
        left join membership_fees as fees on fees.id = item.fee_id
        left join donations on donations.id = item.donation_id
        where item.joint_payment_id = joint.id) as items on true
      where joint.amount is distinct from items.amount or items.count not between 2 and 30 or not coalesce(items.agrees, false)
      order by joint.reference limit 1`,
  },
  {
    name: 'the payments of a joint payment pay its items',
    find: sql`select 'payment ' || payments.id as record, 'it is part of a joint payment that has no such item' as problem
      from payments
      where joint_payment_id is not null and not exists (select from joint_payment_items as item
        where item.joint_payment_id = payments.joint_payment_id
          and (item.fee_id = payments.fee_id or item.donation_id = payments.donation_id))
      order by payments.id limit 1`,
  },
  {
    name: 'what stands of a joint payment came as one transfer, whose number no other payment has',
    find: sql`select 'joint payment ' || joint.reference as record,
        case when came.transfers > 1 then 'its payments name ' || came.transfers || ' banks and numbers'
          else 'nothing of it holds its bank and number' end as problem
      from joint_payments as joint
      join lateral (
        select count(distinct (submitted_at, bank, journal_number)) - count(distinct submitted_at) + 1 as transfers,
          count(*) filter (where journal_number is not null) as numbered,
          count(*) filter (where journal_key is not null) as held
        from payments where joint_payment_id = joint.id and status in ('pending', 'paid') and split_of is null) as came on true
      where came.transfers > 1 or (came.numbered > 0 and came.held = 0
        and not exists (select from payments where joint_payment_id = joint.id and status = 'reversed'))
      order by joint.reference limit 1`,
  },
];
