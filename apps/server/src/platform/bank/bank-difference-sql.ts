import { sql } from 'kysely';

/**
 * What the bank has beyond the books: the sum of the line less all that is paid of this transfer by now, however it was
 * split or written anew since. Null where both agree, and as long as a part waits to be decided on.
 */
export const bankDifference = sql<number | null>`(case
  when bank_decisions.kind not in ('matched', 'recorded') or bank_decisions.taken_back_at is not null then null
  else (
    with recursive up as (
      select id, split_of from payments where id = bank_decisions.payment_id
      union all select parent.id, parent.split_of from up join payments as parent on parent.id = up.split_of),
    parts as (
      select id from up where split_of is null
      union all select part.id from parts join payments as part on part.split_of = parts.id)
    select case when not bool_or(part.status in ('pending', 'processing'))
      then nullif(bank_lines.amount - coalesce(sum(part.amount) filter (where part.status = 'paid'), 0), 0) end
    from parts join payments as part on part.id = parts.id) end)::bigint`;

/** Where nobody has said why, or something else differs by now. */
export const isUnexplained = sql<boolean>`coalesce(
  ${bankDifference} is not null and ${bankDifference} is distinct from bank_decisions.explained_difference, false)`;

/** Most lines have one payment of their sum; only the others are looked into. */
export const mayDiffer = sql<boolean>`bank_decisions.kind in ('matched', 'recorded') and bank_decisions.taken_back_at is null
  and not exists (select from payments as whole where whole.id = bank_decisions.payment_id and whole.status = 'paid'
    and whole.amount = bank_lines.amount and whole.split_of is null
    and not exists (select from payments as part where part.split_of = whole.id and part.status = 'paid'))`;
