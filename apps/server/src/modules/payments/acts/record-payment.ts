import {
  balanceOf,
  type Day,
  dayOf,
  formatAmount,
  isFuture,
  type Payment,
  type Settings,
} from '@kathok/contract';
import { randomUUID } from 'node:crypto';
import { AppError, fieldProblem } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { type IssuedReceipt, credit, settlement } from './credit-payment.ts';
import { toNewPayment } from '../present-payment.ts';
import type { Due, DueKind } from '../due.ts';
import type { PaymentRecord } from '../../../db/schema.ts';
import { requireOpen, requireSettled, type JointShare, transferColumns } from '../payment-rules.ts';
import { followPayments, insertPayment } from '../payment.repository.ts';
import { findPaperAddress, issueReceipt, type ReceiptFacts } from '../../receipts/index.ts';
import { mailReceipt } from './payer-messages.ts';
import { words } from '../words.en.ts';
import type { Ctx } from '../../../platform/context.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { writeAtEnd } from '../../../db/at-end/index.ts';

export interface StaffPayment {
  method: 'cash' | 'cheque' | 'bank_deposit' | 'mobile_transfer';
  paidOn?: Day | undefined;
  bank?: string | undefined;
  journalNumber?: string | undefined;
  paymentStatus: 'paid' | 'pending';
  amountReceived?: number | undefined;
  /** What is given with the money that comes beyond what is due. */
  excessPurposeId?: string | undefined;
  /** It came although nothing is owed any more, and is held until staff return it or take it as a donation. */
  isKeptApart?: boolean | undefined;
}

interface Recording {
  paymentId: string;
  /** Null where the payment waits to be verified. */
  receipt: IssuedReceipt | null;
}

/** Staff have the money, or the proof of it, in hand; of several that are paid with it, for one after the other. */
export async function recordPayment(
  tx: Tx,
  ctx: Ctx,
  kind: DueKind,
  due: Due,
  given: StaffPayment,
  share?: JointShare,
): Promise<Recording> {
  const before = await (given.isKeptApart ? requireSettled : requireOpen)(tx, kind, due);
  const settings = await readSettings(tx);
  const payment = await insertPayment(tx, newStaffPayment(ctx, kind, due, given, settings, share));
  const attempts = [payment, ...before];
  await ctx.audit(tx, recordedPayment(kind, due, payment));
  if (payment.status !== 'paid') {
    await followPayments(tx, kind, due, ctx.now, { attempts });
    return { paymentId: payment.id, receipt: null };
  }
  const address = settings.mailReceipts ? await findPaperAddress(tx, kind.column, due.id) : null;
  const credited = await credit(tx, ctx, { kind, due, payment, attempts, settings });
  const { receipt } = credited;
  const { excessPurposeId: purposeId } = given;
  const beyond = beyondDue(kind, due, given);
  if (kind.excess && purposeId && beyond > 0)
    await kind.excess.take(tx, ctx, { due, payment, amount: beyond, purposeId });
  const { amount, currency, isSurplus, isSimulated } = payment;
  const balance = balanceOf(credited.due);
  const told = { receipt, amount, currency, balance, isSurplus, isSimulated };
  await mailReceipt(tx, ctx, credited.facts, told, { address, settings });
  return { paymentId: payment.id, receipt };
}

/** What staff recorded, as a payment that is about to be written. */
export function newStaffPayment(
  ctx: Ctx,
  kind: Pick<DueKind, 'column' | 'mayBeMore'>,
  due: Pick<Due, 'id' | 'amount' | 'amountPaid' | 'currency'>,
  given: StaffPayment,
  settings: Pick<Settings, 'requireSecondPerson'>,
  share?: JointShare,
) {
  const paidOn = given.paidOn ?? dayOf(ctx.now);
  if (isFuture(paidOn, dayOf(ctx.now))) throw fieldProblem('payment.paidOn', 'isPast', words.futureDay);
  const received = given.amountReceived ?? balanceOf(due);
  const beyond = beyondDue(kind, due, given);
  if (beyond > 0 && !given.excessPurposeId)
    throw fieldProblem('payment.amountReceived', 'isDue', words.moreThanDue);
  // Two pairs of eyes, where the centre wants them: what one enters another verifies.
  const status = settings.requireSecondPerson ? 'pending' : given.paymentStatus;
  const actorId = ctx.actor?.id ?? null;
  const isPaid = status === 'paid';
  // What waits is split when it is verified.
  const amount = isPaid ? received - beyond : received;
  return {
    id: randomUUID(),
    [kind.column]: due.id,
    method: given.method,
    amount,
    currency: due.currency,
    status,
    // What waits is looked at again when it is verified.
    isSurplus: isPaid && given.isKeptApart === true,
    ...transferColumns(given.bank, given.journalNumber, share),
    gatewayReference: null,
    paidOn,
    submittedAt: ctx.now,
    submittedBy: actorId,
    verifiedAt: isPaid ? ctx.now : null,
    verifiedBy: isPaid ? actorId : null,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
}

/** How much more came than is due; a donation is never too much. */
function beyondDue(
  { mayBeMore }: Pick<DueKind, 'mayBeMore'>,
  due: Pick<Due, 'amount' | 'amountPaid'>,
  { amountReceived, isKeptApart }: Pick<StaffPayment, 'amountReceived' | 'isKeptApart'>,
): number {
  const balance = balanceOf(due);
  return mayBeMore || isKeptApart ? 0 : Math.max((amountReceived ?? balance) - balance, 0);
}

type Recorded = Pick<PaymentRecord, 'id' | 'method' | 'amount' | 'paidOn' | 'status'>;

/** What the audit keeps of it. */
export function recordedPayment(
  { entity }: Pick<DueKind, 'entity'>,
  { id: entityId, label }: Pick<Due, 'id' | 'label'>,
  { id: paymentId, method, amount, paidOn, status }: Recorded,
) {
  const after = { paymentId, method, amount: formatAmount(amount), paidOn, status };
  return { action: 'record_payment', entity, entityId, label, after };
}

interface FirstPayment {
  kind: DueKind;
  due: Pick<Due, 'id' | 'label'>;
  payment: ReturnType<typeof newStaffPayment>;
  facts: ReceiptFacts;
  settings: Settings;
  /** Where the receipt may go, by mail. */
  findAddress(): Promise<string | null>;
}

/**
 * Leaves the first payment of a due to the end of the transaction that writes the due itself, with its books and its
 * receipt. Answers the payment as it is shown, and its receipt where it is paid.
 */
export async function recordFirstPayment(
  tx: Tx,
  ctx: Ctx,
  { kind, due, payment, facts, settings, findAddress }: FirstPayment,
): Promise<{ shown: Payment; receipt: IssuedReceipt | null }> {
  const shown = toNewPayment(payment, ctx.actor?.name ?? null);
  await ctx.audit(tx, recordedPayment(kind, due, payment));
  if (payment.status !== 'paid') {
    await writeAtEnd(tx, { payments: [payment] });
    return { shown, receipt: null };
  }
  const { head } = kind;
  const address = settings.mailReceipts ? await findAddress() : null;
  const issued = { facts, head, now: ctx.now, series: 'issued' as const, settings };
  const receipt = await issueReceipt(tx, payment, issued);
  await writeAtEnd(tx, { payments: [payment], ...settlement(ctx, payment, head) });
  const { amount, currency } = payment;
  const told = { receipt, amount, currency, balance: 0, isSurplus: false, isSimulated: false };
  await mailReceipt(tx, ctx, facts, told, { address, settings });
  return { shown, receipt: { ...receipt, isDeciding: true } };
}

/** For the routes: the index that keeps one slip from paying twice. */
export const journalUsed = () => new AppError('already_exists', { detail: words.journalUsed });
