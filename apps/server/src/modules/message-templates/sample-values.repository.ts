import type { Day } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';

export interface SampleMember {
  id: string;
  name: string;
  membershipCode: string;
  membershipType: string;
  paidUntil: string | null;
  amount: number | null;
  currency: string | null;
  receiptNumber: string | null;
  reference: string | null;
}

/** The member whose data a preview shows: the one named, else the next whose paid days end. */
export async function findSampleMember(
  db: Db | Tx,
  { memberId, today }: { memberId?: string | undefined; today: Day },
): Promise<SampleMember | undefined> {
  const { rows } = await sql<SampleMember>`
    select members.id, people.name, members.membership_code as "membershipCode", type.name as "membershipType",
      members.paid_until as "paidUntil", price.amount, price.currency, fee.reference,
      (select receipt_number from receipts join payments on payments.id = receipts.payment_id
        where payments.fee_id = fee.id limit 1) as "receiptNumber"
    from (select * from members where deleted_at is null and end_reason is null
        and (${memberId ?? null}::uuid is null or id = ${memberId ?? null}::uuid)
      order by paid_until is null, paid_until < ${today}::date, paid_until, id limit 1) as members
    join people on people.id = members.person_id
    join membership_types as type on type.id = members.membership_type_id
    left join lateral (select id, reference from membership_fees where member_id = members.id
      and deleted_at is null order by created_at desc limit 1) as fee on true
    left join lateral (select amount, currency from membership_type_fees
      where membership_type_id = members.membership_type_id
        and payment_frequency_id = members.payment_frequency_id
      order by currency <> 'BTN' limit 1) as price on true`.execute(db);
  return rows[0];
}
