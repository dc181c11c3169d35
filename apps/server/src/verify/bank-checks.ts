import { sql } from 'kysely';
import { bankDifference, mayDiffer } from '../platform/bank/bank-difference-sql.ts';
import type { Check } from './checks.ts';

/** That what was decided on bank statements agrees with the books. */
export const bankChecks: readonly Check[] = [
  {
    name: 'a line of the bank and what was booked for it have one sum, or somebody said why not',
    find: sql`select 'payment ' || payment_id as record,
        'line ' || line_number || ' of the bank is ' || amount || ', which is ' || difference || ' more than was booked for it' as problem
      from (select bank_decisions.*, line_number, bank_lines.amount, ${bankDifference} as difference
        from bank_decisions join bank_lines on bank_lines.id = line_id where ${mayDiffer}) as decided
      where difference is not null and difference is distinct from explained_difference
      order by payment_id limit 1`,
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
    name: 'what the bank settled is the card payments that it names, less what it kept and sent back',
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
          - (evidence ->> 'commission')::numeric - (evidence ->> 'tax')::numeric
          - coalesce((evidence ->> 'refunded')::numeric, 0) - coalesce((evidence -> 'other' ->> 'amount')::numeric, 0))
        or coalesce((evidence ->> 'refunded')::numeric, 0) * 100 <> coalesce((
          select sum(payments.amount) from bank_settled_refunds as taken
          join card_refunds on card_refunds.id = refund_id join payments on payments.id = card_refunds.payment_id
          where taken.decision_id = bank_decisions.id), 0)
      order by bank_decisions.id limit 1`,
  },
];
