import { type PaymentEvent, type PaymentState, nextPaymentState, statesBefore } from '@kathok/contract';
import type { Insertable, Updateable } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../base/app-error.ts';
import type { Due, DueKind } from './due.ts';
import type { PaymentRecord } from './payment-record.ts';
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

/** What was over of a payment and taken as a gift in the same step, where it still stands. */
export function findSplitsOf(tx: Tx, paymentId: string) {
  return tx
    .selectFrom('payments')
    .select(['id', 'donationId'])
    .where('splitOf', '=', paymentId)
    .where('status', '=', 'paid')
    .execute();
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

/** The attempt that has this status, the newest one. */
export async function findAttempt(
  tx: Tx,
  kind: DueKind,
  due: Due,
  status: PaymentState,
): Promise<PaymentRecord | undefined> {
  const attempts = await findPayments(tx, kind, due.id);
  return attempts.find((payment) => payment.status === status);
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
