import { nextPaymentState, type PaymentEvent, statesBefore, summariseDue } from '@kathok/contract';
import { type Insertable, sql, type Updateable } from 'kysely';
import { AppError } from '../../base/app-error.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import type { PaymentRecord, Schema } from '../../db/schema.ts';
import type { Due, DueKind, ReceivedColumns } from './due.ts';
import { words } from './words.en.ts';

export function insertPayment(tx: Tx, payment: Insertable<Schema['payments']>): Promise<PaymentRecord> {
  return tx.insertInto('payments').values(payment).returningAll().executeTakeFirstOrThrow();
}

/** All attempts to pay a due, the newest first. */
export function findPayments(
  db: Db | Tx,
  { column }: Pick<DueKind, 'column'>,
  dueId: string,
): Promise<PaymentRecord[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where(column, '=', dueId)
    .orderBy('submittedAt', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
}

/** What was over of a payment and taken as a donation in the same step, where it still stands, also if it was corrected since. */
export async function findSplitsOf(tx: Tx, paymentId: string) {
  const { rows } = await sql<{ id: string; donationId: string | null }>`
    with recursive split as (
      select id, donation_id, status from payments where split_of = ${paymentId}
      union all
      select payments.id, payments.donation_id, payments.status from payments join split on split_of = split.id)
    select id, donation_id as "donationId" from split where status = 'paid'`.execute(tx);
  return rows;
}

/** Whether money for it was ever in the books, also where it was taken back since. */
export async function wasEverPaid(
  tx: Tx,
  { column }: Pick<DueKind, 'column'>,
  dueId: string,
): Promise<boolean> {
  const booked = tx
    .selectFrom('payments')
    .select('id')
    .where(column, '=', dueId)
    .where('status', 'in', ['paid', 'reversed'])
    .limit(1);
  return (await booked.executeTakeFirst()) !== undefined;
}

type Patch = Omit<Updateable<Schema['payments']>, 'id' | 'status' | 'version'>;

/**
 * The one way a payment changes its state. The update itself asks for the state it starts from, so of two who decide
 * at once exactly one finds it.
 */
export async function movePayment(
  tx: Tx,
  payment: PaymentRecord,
  event: PaymentEvent,
  patch: Patch,
): Promise<PaymentRecord> {
  const status = nextPaymentState(payment.status, event);
  if (!status) throw new AppError('wrong_state', { detail: words.happened[payment.status] });
  const moved = await tx
    .updateTable('payments')
    .set((row) => ({ ...patch, status, version: row('version', '+', 1) }))
    .where('id', '=', payment.id)
    .where('status', 'in', statesBefore(event))
    .returningAll()
    .executeTakeFirst();
  if (!moved) throw new AppError('wrong_state', { detail: words.decidedMeanwhile });
  return moved;
}

/** Whether an import is still bringing its rows in, or taking them back. */
export async function isImportUnfinished(tx: Tx, importId: string): Promise<boolean> {
  const unfinished = tx
    .selectFrom('imports')
    .select('id')
    .where('id', '=', importId)
    .where('state', 'in', ['running', 'undoing']);
  return (await unfinished.executeTakeFirst()) !== undefined;
}

/**
 * From now on the journal number of a reversed payment is only written down and no longer compared: another payment may
 * have it. As long as any part of the money is in the books, the number stays taken.
 */
export async function releaseJournalNumber(tx: Tx, id: string): Promise<void> {
  if ((await findSplitsOf(tx, id)).length > 0 || (await hasPaidBeside(tx, id))) return;
  await tx.updateTable('payments').set({ journalKey: null }).where('id', '=', id).execute();
}

/** Whether other money of the same transfer is in the books. */
async function hasPaidBeside(tx: Tx, id: string): Promise<boolean> {
  const beside = tx
    .selectFrom('payments as one')
    .innerJoin('payments as other', 'other.jointPaymentId', 'one.jointPaymentId')
    .select('other.id')
    .where('one.id', '=', id)
    .whereRef('other.id', '<>', 'one.id')
    .where('other.status', '=', 'paid')
    .limit(1);
  return (await beside.executeTakeFirst()) !== undefined;
}

interface FollowOptions {
  /** All attempts to pay, as they are now, the newest first; read where they are not given. */
  attempts?: readonly PaymentRecord[];
  columns?: ReceivedColumns;
}

/** The fee or donation says what its payments say. To be called in the transaction that changes one. */
export async function followPayments(
  tx: Tx,
  kind: DueKind,
  due: Due,
  now: Date,
  known: FollowOptions = {},
): Promise<Due> {
  const attempts = known.attempts ?? (await findPayments(tx, kind, due.id));
  const { paymentStatus, amountPaid, deciding } = summariseDue(due.amount, attempts);
  const decided = { paymentStatus, amountPaid, decidingPaymentId: deciding?.id ?? null };
  const follows = { ...known.columns, ...decided, updatedAt: now };
  await tx
    .updateTable(kind.table)
    .set((row) => ({ ...follows, version: row('version', '+', 1) }))
    .where('id', '=', due.id)
    .execute();
  return { ...due, amountPaid, decidingPaymentId: decided.decidingPaymentId };
}

/** With whose it is, where it is a member's. */
export function findPaymentOf(db: Db | Tx, id: string) {
  return db
    .selectFrom('payments')
    .leftJoin('membershipFees as fee', 'fee.id', 'payments.feeId')
    .leftJoin('donations as donation', 'donation.id', 'payments.donationId')
    .select(['payments.id', 'payments.feeId', 'payments.donationId', 'payments.slipFileId'])
    .select((row) => row.fn.coalesce('fee.memberId', 'donation.memberId').as('memberId'))
    .where('payments.id', '=', id)
    .executeTakeFirst();
}
export type PaymentWithOwner = NonNullable<Awaited<ReturnType<typeof findPaymentOf>>>;

/** Whether it pays a fee of this member or a donation of theirs, also one that was given in their name without their code. */
export async function isPaymentOf(tx: Tx, id: string, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ isTheirs: boolean }>`
    select exists (
      select from payments
      left join membership_fees as fee on fee.id = payments.fee_id
      left join donations as donation on donation.id = payments.donation_id
      where payments.id = ${id} and (${memberId} in (fee.member_id, donation.member_id)
        or donation.person_id = (select person_id from members where id = ${memberId}))) as "isTheirs"`.execute(
    tx,
  );
  return rows[0]?.isTheirs ?? false;
}

/** The fee, donation or joint payment that has a reference. */
export async function findByReference(db: Db | Tx, reference: string) {
  const fee = await db
    .selectFrom('membershipFees')
    .select(['id', 'memberId'])
    .where('reference', '=', reference)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (fee) return { kind: 'fee' as const, ...fee };
  const donation = await db
    .selectFrom('donations')
    .select(['id', 'memberId'])
    .where('reference', '=', reference)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (donation) return { kind: 'donation' as const, ...donation };
  const joint = await db
    .selectFrom('jointPayments')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return joint && { kind: 'joint' as const, id: joint.id, memberId: null };
}
