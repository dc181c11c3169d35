import { sql } from 'kysely';
import type { Tx } from '../../../db/open-database.ts';
import type { WholePerson } from '../whole-person.repository.ts';

/** What is still open, how many of each. Nobody is erased in the middle of something. */
export interface Obstacles {
  pendingPayments: number;
  cardPayments: number;
  refunds: number;
  keptMoney: number;
  requests: number;
  approvals: number;
  staffAccounts: number;
}

export async function countObstacles(tx: Tx, whole: WholePerson): Promise<Obstacles> {
  const { personIds, memberIds, donationIds } = whole;
  const { rows } = await sql<Obstacles>`
    with theirs as (
      select payments.* from payments
      left join membership_fees on membership_fees.id = payments.fee_id
      where membership_fees.member_id = any(${memberIds}::uuid[]) or donation_id = any(${donationIds}::uuid[])
    )
    select
      (select count(*) from theirs where status = 'pending') as "pendingPayments",
      (select count(*) from theirs where status = 'processing') as "cardPayments",
      (select count(*) from card_refunds where payment_id in (select id from theirs)
        and state in ('requested', 'unknown')) as refunds,
      (select count(*) from theirs where is_surplus and status = 'paid') as "keptMoney",
      (select count(*) from person_claims where person_id = any(${personIds}::uuid[]) and decided_at is null) as requests,
      (select count(*) from approvals where state = 'waiting' and (entity_id = any(${donationIds}::uuid[])
        or entity_id in (select id from membership_fees where member_id = any(${memberIds}::uuid[])))) as approvals,
      (select count(*) from users join roles on roles.id = role_id
        where member_id = any(${memberIds}::uuid[]) and users.deleted_at is null and role_type = 'admin') as "staffAccounts"
    `.execute(tx);
  return rows[0]!;
}
