import {
  type BankDecision,
  defaultCurrency,
  type InputOf,
  isAllowed,
  type reconciliation,
} from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import { actorOf, type Ctx } from '../../../platform/context.ts';
import { createDonation, donationDue } from '../../donations/index.ts';
import { feeDue } from '../../fees/index.ts';
import { findPayments, lockOpenDue, recordPayment } from '../../payments/index.ts';
import type { LineRow } from '../lines/line.repository.ts';
import { findMatchedPayments } from '../lines/matched-payment.repository.ts';
import { words } from '../words.en.ts';
import { approveWaiting, bankOf, evidenceOf, requireCurrencyOfLine } from './approve-payment.ts';
import { decideAndShow, requireRight } from './decide-line.ts';

type Reconciliation = typeof reconciliation;

/** A person has looked at both sides: whatever does not agree stays in the evidence. */
export function matchLine(
  ctx: Ctx,
  { params, body }: InputOf<Reconciliation['match']>,
): Promise<BankDecision> {
  return decideAndShow(ctx, params.id, (inside, line) => approveWaiting(inside, line, body.paymentId));
}

export function declineLine(
  ctx: Ctx,
  { params, body }: InputOf<Reconciliation['decline']>,
): Promise<BankDecision> {
  return decideAndShow(ctx, params.id, async ({ db }, line) => {
    const payment = orNotFound((await findMatchedPayments(db, [body.paymentId]))[0]);
    return { kind: 'declined', paymentId: payment.id, evidence: await evidenceOf(db, line, payment) };
  });
}

export function setLineAside(
  ctx: Ctx,
  { params, body }: InputOf<Reconciliation['setAside']>,
): Promise<BankDecision> {
  return decideAndShow(ctx, params.id, async () => ({ kind: 'not_ours', note: body.note }));
}

/** Money that somebody gave without a slip. Sum, day and number are the bank's. */
export function donateLine(
  ctx: Ctx,
  { params, body }: InputOf<Reconciliation['donate']>,
): Promise<BankDecision> {
  requireRight(ctx, 'create', 'Donation', words.noRightToRecord);
  if (!isAllowed(actorOf(ctx).ability, 'read', 'Donation')) throw new AppError('not_allowed');
  return decideAndShow(ctx, params.id, async (inside, line) => {
    const { amount, bookedOn: donatedOn } = line;
    const given = { ...body, amount, currency: defaultCurrency, donatedOn, payment: paymentOf(line) };
    const donation = await createDonation(inside, { params: {}, query: {}, body: given });
    const paymentId = 'payments' in donation ? donation.payments[0]?.id : undefined;
    return { kind: 'recorded', paymentId: orNotFound(paymentId) };
  });
}

/** Money for something that is open: the payment that waits for it is approved; where none does, it is recorded. */
export function assignLine(
  ctx: Ctx,
  { params, body }: InputOf<Reconciliation['assign']>,
): Promise<BankDecision> {
  const { dueKind, dueId } = body;
  if (dueKind === 'fee') requireRight(ctx, 'update', 'Member', words.noRightToFees);
  const kind = dueKind === 'fee' ? feeDue : donationDue;
  return decideAndShow(ctx, params.id, async (inside, line) => {
    const due = await lockOpenDue(inside.db, kind, dueId);
    requireCurrencyOfLine(due.currency);
    const waiting = (await findPayments(inside.db, kind, due.id)).find(({ status }) => status === 'pending');
    if (waiting) return approveWaiting(inside, line, waiting.id);
    const given = { ...paymentOf(line), amountReceived: line.amount };
    const { paymentId } = await recordPayment(inside.db, inside, kind, due, given);
    return { kind: 'recorded', paymentId };
  });
}

function paymentOf(line: LineRow) {
  return {
    method: 'bank_deposit' as const,
    paidOn: line.bookedOn,
    bank: bankOf(line),
    journalNumber: line.journalNumber ?? undefined,
    paymentStatus: 'paid' as const,
  };
}
