import type { PaymentMethod, PaymentState, PaymentStatus } from '@kathok/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';

export type JointRecord = Selectable<Schema['jointPayments']>;

export function findJoint(db: Db | Tx, id: string): Promise<JointRecord | undefined> {
  return db.selectFrom('jointPayments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Nobody else decides on it until the transaction ends. */
export function lockJoint(tx: Tx, id: string): Promise<JointRecord | undefined> {
  return tx.selectFrom('jointPayments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertJoint(
  tx: Tx,
  joint: Insertable<Schema['jointPayments']>,
  items: readonly Omit<Insertable<Schema['jointPaymentItems']>, 'jointPaymentId'>[],
): Promise<string> {
  const { id } = await tx.insertInto('jointPayments').values(joint).returning('id').executeTakeFirstOrThrow();
  await tx
    .insertInto('jointPaymentItems')
    .values(items.map((item) => ({ ...item, jointPaymentId: id })))
    .execute();
  return id;
}

/** What is asked for each by now; its sum stays the sum. */
export async function updateAmounts(
  tx: Tx,
  jointPaymentId: string,
  amounts: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  for (const [id, amount] of amounts)
    await tx.updateTable('jointPaymentItems').set({ amount }).where('id', '=', id).execute();
  const amount = [...amounts.values()].reduce((sum, one) => sum + one, 0);
  await tx
    .updateTable('jointPayments')
    .set({ amount, updatedAt: now })
    .where('id', '=', jointPaymentId)
    .execute();
}

export interface JointItemRow {
  id: string;
  position: number;
  feeId: string | null;
  donationId: string | null;
  memberId: string | null;
  name: string;
  feeKind: 'registration' | 'renewal' | null;
  about: string;
  amount: number;
  currency: string;
  dueAmount: number;
  amountPaid: number;
  paymentStatus: PaymentStatus;
  periodFrom: string | null;
  periodTo: string | null;
  /** Its payment that stands as part of the joint payment, else its latest. */
  paymentId: string | null;
  paymentState: PaymentState | null;
  method: PaymentMethod | null;
  bank: string | null;
  journalNumber: string | null;
  holdsKey: boolean;
  paidOn: string | null;
  slipFileId: string | null;
  slipType: string | null;
  reason: string | null;
  submittedBy: string | null;
  verifiedBy: string | null;
  receiptNumber: string | null;
}

/** The items in their order, each with what became of it. */
export async function findItems(db: Db | Tx, jointPaymentId: string): Promise<JointItemRow[]> {
  const { rows } = await sql<JointItemRow>`
    select item.id, item.position, item.fee_id as "feeId", item.donation_id as "donationId",
      coalesce(fee.member_id, donation.member_id) as "memberId",
      coalesce(people.name, donation.donor_name) as name, fee.kind as "feeKind",
      coalesce(type.name, purpose.name) as about, item.amount,
      coalesce(fee.currency, donation.currency) as currency,
      coalesce(fee.amount, donation.amount) as "dueAmount",
      coalesce(fee.amount_paid, donation.amount_paid) as "amountPaid",
      coalesce(fee.payment_status, donation.payment_status) as "paymentStatus",
      fee.period_from as "periodFrom", fee.period_to as "periodTo",
      payment.id as "paymentId", payment.status as "paymentState", payment.method, payment.bank,
      payment.journal_number as "journalNumber", payment.journal_key is not null as "holdsKey",
      payment.paid_on as "paidOn", payment.slip_file_id as "slipFileId", files.media_type as "slipType",
      payment.reason, payment.submitted_by as "submittedBy", payment.verified_by as "verifiedBy",
      receipts.receipt_number as "receiptNumber"
    from joint_payment_items as item
    left join membership_fees as fee on fee.id = item.fee_id
    left join all_members as member on member.id = fee.member_id
    left join people on people.id = member.person_id
    left join membership_types as type on type.id = fee.membership_type_id
    left join donations as donation on donation.id = item.donation_id
    left join donation_purposes as purpose on purpose.id = donation.purpose_id
    left join lateral (select * from payments
      where payments.joint_payment_id = item.joint_payment_id and split_of is null
        and (payments.fee_id = item.fee_id or payments.donation_id = item.donation_id)
      order by status in ('pending', 'processing', 'paid') desc, submitted_at desc, created_at desc, id limit 1) as payment on true
    left join files on files.id = payment.slip_file_id
    left join receipts on receipts.payment_id = payment.id
    where item.joint_payment_id = ${jointPaymentId}
    order by item.position`.execute(db);
  return rows;
}

/** Whose fee it is, where it may be paid by somebody. */
export async function findMemberOfOpenFee(db: Db | Tx, feeId: string): Promise<string | undefined> {
  const fee = db
    .selectFrom('membershipFees')
    .select('memberId')
    .where('id', '=', feeId)
    .where('deletedAt', 'is', null);
  return (await fee.executeTakeFirst())?.memberId;
}

export async function findPayerName(db: Db | Tx, memberId: string): Promise<string | null> {
  const payer = db
    .selectFrom('allMembers')
    .innerJoin('people', 'people.id', 'allMembers.personId')
    .select('people.name')
    .where('allMembers.id', '=', memberId);
  return (await payer.executeTakeFirst())?.name ?? null;
}
