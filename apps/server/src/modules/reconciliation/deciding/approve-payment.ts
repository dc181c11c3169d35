import { balanceOf } from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { decideDue, type DueKind, type DueKinds } from '../../payments/index.ts';
import type { LineRow } from '../lines/line.repository.ts';
import { findMatchedPayments } from '../lines/matched-payment.repository.ts';
import { isNearDay } from '../matching/match-lines.ts';
import { words } from '../words.en.ts';
import { type Decided, requireRight } from './decide-line.ts';
import { evidenceOf } from '../matching/evidence-of-line.ts';
import { bankOf, requireCurrencyOfLine } from './line-payment.ts';

/** What a person chose for a line: the payment, and what is given with the money beyond what is due. */
export interface Chosen {
  paymentId: string;
  excessPurposeId?: string | undefined;
}

/** Where nothing is owed any more the whole sum is kept apart, and there is no rest. */
async function restOf(tx: Tx, kind: DueKind, dueId: string, excessPurposeId: string | undefined) {
  if (excessPurposeId === undefined) return {};
  const due = orNotFound(await kind.lock(tx, dueId));
  const isOwed = balanceOf(due) > 0 && (await kind.closedBecause(tx, due)) === null;
  return isOwed ? { excessPurposeId } : {};
}

/**
 * Approves a payment that waits, in the one way in which payments are approved, with what the bank says: its sum, and its number
 * where the payer mistyped or left out theirs. The payer's day stays as long as the bank's is near.
 */
export async function approveWaiting(
  ctx: Ctx & { db: Tx },
  line: LineRow,
  { paymentId, excessPurposeId }: Chosen,
  dues: DueKinds,
): Promise<Decided> {
  const payment = orNotFound((await findMatchedPayments(ctx.db, [paymentId]))[0]);
  if (payment.status !== 'pending') throw new AppError('wrong_state', { detail: words.notWaiting });
  requireCurrencyOfLine(payment.currency);
  // Cash and cards do not come in as a transfer: that would make one payment of two sums.
  if (payment.method === 'cash' || payment.method === 'card')
    throw new AppError('wrong_state', { detail: words.otherMethod });
  const evidence = await evidenceOf(ctx.db, line, payment);
  const isBanksNumber = line.journalNumber !== null && evidence.journal !== 'same';
  const body = {
    decision: 'approve' as const,
    paymentId,
    amountReceived: line.amount,
    ...(isNearDay(evidence) ? {} : { receivedOn: line.bookedOn }),
    ...(isBanksNumber ? { journalNumber: line.journalNumber!, bank: payment.bank ?? bankOf(line) } : {}),
  };
  if (payment.feeId) requireRight(ctx, 'update', 'Member', words.noRightToFees);
  const kind = payment.feeId ? dues.fee : dues.donation;
  const dueId = orNotFound(payment.feeId ?? payment.donationId ?? undefined);
  const rest = await restOf(ctx.db, kind, dueId, excessPurposeId);
  await decideDue(ctx.db, ctx, [{ kind, dueId, decision: { ...body, ...rest } }]);
  return { kind: 'matched', paymentId, evidence };
}
