import { defaultCurrency, type MatchedPayment } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db } from '../../../db/open-database.ts';

/** A fee or donation whose reference stands on a line. */
export interface ReferencedDue {
  reference: string;
  dueKind: 'fee' | 'donation';
  dueId: string;
  sort: MatchedPayment['sort'];
  /** `waiting`: a payment for it waits. `closed`: nothing is owed although it was not paid. */
  state: 'open' | 'waiting' | 'paid' | 'closed';
  name: string;
  /** Null for somebody who is no member, or no longer in the register. */
  memberId: string | null;
  membershipCode: string | null;
  title: string;
  amount: number;
  amountPaid: number;
  /** The receipt of the payment that paid it. */
  receiptNumber: string | null;
}

/**
 * What these references are of. A fee of a member for life that came with an old register is left out: whether it may still be paid
 * is known only when it is.
 */
export async function findReferencedDues(
  db: Db,
  references: readonly string[],
): Promise<readonly ReferencedDue[]> {
  if (references.length === 0) return [];
  const wanted = sql`any(${[...references]}::text[])`;
  const { rows } = await sql<ReferencedDue>`
    select due.*, receipts.receipt_number as "receiptNumber" from (
      select fees.reference, 'fee' as "dueKind", fees.id as "dueId", fees.kind as sort,
        case when fees.status = 'paid' then 'paid'
          when fees.status <> 'open' or payers.end_reason is not null or payers.deleted_at is not null
            or payers.is_lifetime then 'closed'
          when exists (select from payments where fee_id = fees.id and status in ('pending', 'processing')) then 'waiting'
          else 'open' end as state,
        people.name, members.id as "memberId", members.membership_code as "membershipCode", types.name as title,
        fees.amount, fees.amount_paid as "amountPaid", fees.deciding_payment_id
      from membership_fees as fees
      join membership_types as types on types.id = fees.membership_type_id
      join all_members as payers on payers.id = fees.member_id
      join people on people.id = payers.person_id
      left join members on members.id = payers.id
      where fees.reference = ${wanted} and fees.deleted_at is null and fees.currency = ${defaultCurrency}
        and not (fees.status = 'open' and payers.is_lifetime and fees.import_id is not null)
      union all
      select donations.reference, 'donation', donations.id, 'donation',
        case when donations.amount_paid >= donations.amount then 'paid'
          when exists (select from payments where donation_id = donations.id and status in ('pending', 'processing'))
            then 'waiting'
          else 'open' end,
        donations.donor_name, members.id, members.membership_code, purposes.name,
        donations.amount, donations.amount_paid, donations.deciding_payment_id
      from donations
      join donation_purposes as purposes on purposes.id = donations.purpose_id
      left join members on members.id = donations.member_id
      where donations.reference = ${wanted} and donations.deleted_at is null
        and donations.currency = ${defaultCurrency}) as due
    left join receipts on receipts.payment_id = due.deciding_payment_id
    order by due.reference`.execute(db);
  return rows;
}
