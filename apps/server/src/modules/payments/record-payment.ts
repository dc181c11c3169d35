import { type Day, dayOf, formatAmount, isFuture, type Settings } from '@kathok/contract';
import { randomUUID } from 'node:crypto';
import { AppError, fieldProblem } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import { type IssuedReceipt, credit } from './credit.ts';
import type { TakeExcess } from './decide.ts';
import { type Due, type DueKind, balanceOf } from './due.ts';
import type { PaymentRecord } from '../../db/schema.ts';
import { journalKey, requireOpen } from './payment-rules.ts';
import { followPayments, insertPayment } from './payment.repository.ts';
import { findPaperAddress } from '../receipts/index.ts';
import { mailReceipt } from './tell-payer.ts';
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
  /** What is given with the money that comes beyond what is due. */
  excessPurposeId?: string | undefined;
}

interface Recording {
  paymentId: string;
  /** Null where the payment waits to be verified. */
  receipt: IssuedReceipt | null;
}

/** Staff have the money, or the proof of it, in hand. */
export async function recordPayment(
  tx: Tx,
  ctx: Ctx,
  kind: DueKind,
  due: Due,
  given: StaffPayment,
  takeExcess?: TakeExcess,
): Promise<Recording> {
  const before = await requireOpen(tx, kind, due);
  const settings = await readSettings(tx);
  const payment = await insertPayment(tx, newStaffPayment(ctx, kind, due, given, settings));
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
  if (takeExcess && purposeId && beyond > 0)
    await takeExcess(tx, ctx, { due, payment, amount: beyond, purposeId });
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
    bank: given.bank ?? null,
    journalNumber: given.journalNumber ?? null,
    journalKey: journalKey(given.bank, given.journalNumber),
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
  { amountReceived }: Pick<StaffPayment, 'amountReceived'>,
): number {
  const balance = balanceOf(due);
  return mayBeMore ? 0 : Math.max((amountReceived ?? balance) - balance, 0);
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

/** For the routes: the index that keeps one slip from paying twice. */
export const journalUsed = () => new AppError('already_exists', { detail: words.journalUsed });
