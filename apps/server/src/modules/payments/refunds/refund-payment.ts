import {
  dayOf,
  formatAmount,
  isBeingAsked,
  type RefundCall,
  refundCallFor,
  toTakeBack,
} from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { type Due, type DueKind, lockDue } from '../due.ts';
import type { PaymentRecord } from '../../../db/schema.ts';
import { requireMoneyOfOthers } from '../payment-rules.ts';
import { findPayments } from '../payment.repository.ts';
import {
  findRefusedCalls,
  hasOpenRefund,
  insertRefund,
  lockOpenRefund,
  updateRefund,
} from './refund.repository.ts';
import { type Reversal, reversePayment } from '../acts/reverse-due.ts';
import { words } from '../words.en.ts';
import type { Ctx } from '../../../platform/context.ts';
import { readSettings } from '../../../platform/settings.repository.ts';

/** What the gateway is that money can be sent back through now. */
interface Way {
  gateway: string;
  available: readonly RefundCall[];
}

/**
 * Writes down that the bank is asked to send a payment back, before it is asked: whatever happens then, nobody asks
 * twice. Nothing is reversed yet. Answers what to ask.
 */
export async function requestRefund(
  tx: Tx,
  ctx: Ctx,
  kind: DueKind,
  dueId: string,
  { reason, paymentId }: Reversal,
  { gateway, available }: Way,
): Promise<{ payment: PaymentRecord; call: RefundCall }> {
  const due = await lockDue(tx, kind, dueId);
  const attempts = await findPayments(tx, kind, due.id);
  const payment = toTakeBack(attempts.filter(({ id }) => id === (paymentId ?? id)));
  if (!payment) throw new AppError('wrong_state', { detail: words.notPaid });
  // What was split off another payment has no order of its own at the bank.
  if (payment.gateway !== gateway || payment.gatewayOrderId === null)
    throw new AppError('wrong_state', { detail: words.refund.otherWay });
  await requireMoneyOfOthers(tx, ctx, payment, await readSettings(tx));
  if (await hasOpenRefund(tx, payment.id))
    throw new AppError('wrong_state', { detail: words.refund.askedAlready });
  const refused = await findRefusedCalls(tx, payment.id);
  const call = refundCallFor({ paidOn: payment.paidOn, today: dayOf(ctx.now), available, refused });
  if (!call) throw new AppError('wrong_state', { detail: words.refund.byHandOnly });
  const requestedBy = ctx.actor?.id ?? null;
  await insertRefund(tx, { paymentId: payment.id, call, reason, requestedAt: ctx.now, requestedBy });
  await auditRefund(tx, ctx, { kind, due, payment }, 'ask_refund', { call, reason });
  return { payment, call };
}

export interface RefundOutcome {
  outcome: 'done' | 'refused' | 'unknown';
  reference: string | null;
  /** What the bank said, or the person who asked the bank. */
  told: string;
  /** A person tells it on behalf of the bank. */
  isByStaff?: boolean;
}

interface Locked {
  kind: DueKind;
  due: Due;
  payment: PaymentRecord;
}

/**
 * What the bank said about an open request, or a person on its behalf. Once the money is on its way back, the payment
 * is reversed in the same transaction; as long as it is not, the books stay as they are. Answers whether one was open.
 */
export async function takeRefundOutcome(
  tx: Tx,
  ctx: Ctx,
  locked: Locked,
  { outcome, reference, told, isByStaff = false }: RefundOutcome,
): Promise<boolean> {
  const open = await lockOpenRefund(tx, locked.payment.id);
  if (!open) return false;
  if (isByStaff && isBeingAsked(open, ctx.now))
    throw new AppError('wrong_state', { detail: words.refund.beingAsked });
  const bankWords = told.slice(0, 300);
  await updateRefund(tx, open.id, {
    state: outcome,
    bankWords,
    bankReference: reference,
    answeredAt: outcome === 'unknown' ? null : ctx.now,
  });
  await auditRefund(tx, ctx, locked, `refund_${outcome}`, {
    call: open.call,
    bankReference: reference,
    bankWords,
  });
  if (outcome === 'done')
    await reversePayment(tx, ctx, locked, { reason: open.reason, comesBack: false, isSentBack: true });
  return true;
}

/** The job has asked about an open request once more. Answers since when and how often; null where none is open. */
export async function countRefundRound(tx: Tx, paymentId: string, isRound: boolean) {
  const open = await lockOpenRefund(tx, paymentId);
  if (!open) return null;
  const rounds = open.rounds + (isRound ? 1 : 0);
  await updateRefund(tx, open.id, { rounds, state: 'unknown' });
  return { requestedAt: open.requestedAt, rounds };
}

function auditRefund(
  tx: Tx,
  ctx: Ctx,
  { kind, due, payment }: Locked,
  action: string,
  { reason, ...after }: { reason?: string } & Record<string, unknown>,
): Promise<void> {
  return ctx.audit(tx, {
    action,
    entity: kind.entity,
    entityId: due.id,
    label: due.label,
    ...(reason !== undefined && { reason }),
    after: { paymentId: payment.id, amount: formatAmount(payment.amount), ...after },
  });
}
