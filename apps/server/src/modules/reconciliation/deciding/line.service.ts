import type { BankDecision, InputOf, reconciliation } from '@kathok/contract';
import { orNotFound } from '../../../base/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type DueKinds, findPayments, recordPayment } from '../../payments/index.ts';
import { findMatchedPayments } from '../lines/matched-payment.repository.ts';
import { words } from '../words.en.ts';
import { approveWaiting } from './approve-payment.ts';
import { evidenceOf } from '../matching/evidence-of-line.ts';
import { paymentOf, requireCurrencyOfLine } from './line-payment.ts';
import { decideAndShow, requireRight } from './decide-line.ts';
import { takeApproved } from './take-approved.ts';

type Reconciliation = typeof reconciliation;

/** A person has looked at both sides: whatever does not agree stays in the evidence. */
export function matchLine(
  ctx: Ctx,
  { params, body }: InputOf<Reconciliation['match']>,
  dues: DueKinds,
): Promise<BankDecision> {
  return decideAndShow(ctx, params.id, async (inside, line) => {
    const payment = orNotFound((await findMatchedPayments(inside.db, [body.paymentId]))[0]);
    const take = payment.status === 'paid' ? takeApproved : approveWaiting;
    return take(inside, line, body, dues);
  });
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

/**
 * Money for something that is open: the payment that waits for it is approved; where none does, it is recorded. Money for
 * what is no longer owed is kept apart, if that is what the person chose.
 */
export function assignLine(
  ctx: Ctx,
  { params, body }: InputOf<Reconciliation['assign']>,
  dues: DueKinds,
): Promise<BankDecision> {
  const { dueKind, dueId, excessPurposeId, keepApart: isKeptApart = false } = body;
  if (dueKind === 'fee') requireRight(ctx, 'update', 'Member', words.noRightToFees);
  const kind = dues[dueKind];
  return decideAndShow(ctx, params.id, async (inside, line) => {
    const due = orNotFound(await kind.lock(inside.db, dueId));
    requireCurrencyOfLine(due.currency);
    const waiting = (await findPayments(inside.db, kind, due.id)).find(({ status }) => status === 'pending');
    if (waiting && !isKeptApart)
      return approveWaiting(inside, line, { paymentId: waiting.id, excessPurposeId }, dues);
    const given = { ...paymentOf(line), amountReceived: line.amount, excessPurposeId, isKeptApart };
    const { paymentId } = await recordPayment(inside.db, inside, kind, due, given);
    return { kind: 'recorded', paymentId };
  });
}
