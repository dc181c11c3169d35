import { type Day, dayOf, formatAmount, isFuture } from '@kathok/contract';
import { AppError, fieldProblem } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import { credit } from './credit.ts';
import { balanceOf, type Due, type DueKind, type PaymentRecord } from './due.ts';
import { journalKey, requireOpen } from './payment-rules.ts';
import { followPayments, insertPayment } from './payment.repository.ts';
import { words } from './words.en.ts';
import type { Ctx } from '../../platform/context.ts';
import { readSettings } from '../../platform/settings.repository.ts';

export interface StaffPayment {
  method: 'cash' | 'cheque' | 'bank_deposit' | 'mobile_transfer';
  paidOn?: Day | undefined;
  bank?: string | undefined;
  journalNumber?: string | undefined;
  paymentStatus: 'paid' | 'pending';
  amountReceived?: number | undefined;
}

/** Staff have the money, or the proof of it, in hand. */
export async function recordPayment(
  tx: Tx,
  ctx: Ctx,
  kind: DueKind,
  due: Due,
  given: StaffPayment,
  property = 'payment',
): Promise<PaymentRecord> {
  await requireOpen(tx, kind, due);
  const paidOn = given.paidOn ?? dayOf(ctx.now);
  if (isFuture(paidOn, dayOf(ctx.now))) throw fieldProblem(`${property}.paidOn`, 'isPast', words.futureDay);
  const amount = given.amountReceived ?? balanceOf(due);
  if (!kind.mayBeMore && amount > balanceOf(due))
    throw fieldProblem(`${property}.amountReceived`, 'isDue', words.moreThanDue);
  // Two pairs of eyes, where the centre wants them: what one enters another verifies.
  const { requireSecondPerson } = await readSettings(tx);
  const status = requireSecondPerson ? 'pending' : given.paymentStatus;
  const actorId = ctx.actor?.id ?? null;
  const payment = await insertPayment(tx, {
    [kind.column]: due.id,
    method: given.method,
    amount,
    currency: due.currency,
    status,
    bank: given.bank ?? null,
    journalNumber: given.journalNumber ?? null,
    journalKey: journalKey(given.bank, given.journalNumber),
    paidOn,
    submittedAt: ctx.now,
    submittedBy: actorId,
    ...(status === 'paid' && { verifiedAt: ctx.now, verifiedBy: actorId }),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  if (status === 'paid') await credit(tx, ctx, kind, due, payment);
  else await followPayments(tx, kind, due, ctx.now);
  await ctx.audit(tx, {
    action: 'record_payment',
    entity: kind.entity,
    entityId: due.id,
    label: due.label,
    after: { paymentId: payment.id, method: given.method, amount: formatAmount(amount), paidOn, status },
  });
  return payment;
}

/** For the routes: the index that keeps one slip from paying twice. */
export const journalUsed = () => new AppError('already_exists', { detail: words.journalUsed });
