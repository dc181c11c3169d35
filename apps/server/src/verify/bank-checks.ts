import { sql } from 'kysely';
import type { Check } from './checks.ts';

/** That what was decided on bank statements agrees with the books. */
export const bankChecks: readonly Check[] = [
  {
    name: 'a payment that is matched to a line of the bank has its sum',
    find: sql`select 'payment ' || payments.id as record,
        'it is ' || payments.amount + split.amount || ', and line ' || line_number || ' of the bank is ' || bank_lines.amount as problem
      from bank_decisions join bank_lines on bank_lines.id = line_id join payments on payments.id = payment_id
      cross join lateral (select coalesce(sum(amount), 0) as amount from payments as part
        where part.split_of = payments.id and part.status = 'paid') as split
      where kind in ('matched', 'recorded') and taken_back_at is null and payments.status = 'paid'
        and payments.amount + split.amount <> bank_lines.amount
      order by payments.id limit 1`,
  },
  {
    name: 'no line of the bank is decided on twice',
    find: sql`select 'line ' || line_number || ' of the statement ' || statement_id as record,
        'it was decided on, and is the same as another line' as problem
      from bank_decisions join bank_lines on bank_lines.id = line_id
      where taken_back_at is null and (repeats is not null or exists (select from bank_lines as other
        where other.account_key = bank_lines.account_key and other.fingerprint = bank_lines.fingerprint
          and other.repeats is null and other.id <> bank_lines.id))
      order by line_number limit 1`,
  },
  {
    name: 'what the bank settled is the card payments that it names, less what it kept',
    find: sql`select 'settlement ' || bank_decisions.id as record,
        'its card payments are ' || coalesce(sum(payments.amount), 0) || ', not ' || (evidence ->> 'gross') as problem
      from bank_decisions
      join bank_lines on bank_lines.id = line_id
      left join bank_settled_payments as settled on decision_id = bank_decisions.id
      left join payments on payments.id = settled.payment_id
      where kind = 'settlement' and taken_back_at is null
      group by bank_decisions.id, bank_lines.amount
      having coalesce(sum(payments.amount), 0) <> (evidence ->> 'gross')::numeric * 100
        or bank_lines.amount <> 100 * ((evidence ->> 'gross')::numeric
          - (evidence ->> 'commission')::numeric - (evidence ->> 'tax')::numeric)
      order by bank_decisions.id limit 1`,
  },
];
