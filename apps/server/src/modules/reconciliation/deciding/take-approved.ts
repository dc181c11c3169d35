import { fieldProblem, AppError, orNotFound } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type DueKinds, findPayments, payFromSplit } from '../../payments/index.ts';
import { sumOfTransfer } from '../lines/candidate.repository.ts';
import type { LineRow } from '../lines/line.repository.ts';
import { findMatchedPayments, type MatchedRow } from '../lines/matched-payment.repository.ts';
import { words } from '../words.en.ts';
import type { Chosen } from './approve-payment.ts';
import { type Decided, requireRight } from './decide-line.ts';
import { evidenceOf } from '../matching/evidence-of-line.ts';

/**
 * A payment that was approved elsewhere gets its line. What the bank received beyond it is booked now: of a fee as a donation, with a
 * receipt of its own; a donation is whatever was given.
 */
export async function takeApproved(
  ctx: Ctx & { db: Tx },
  line: LineRow,
  { paymentId, excessPurposeId }: Chosen,
  dues: DueKinds,
): Promise<Decided> {
  const payment = orNotFound((await findMatchedPayments(ctx.db, [paymentId]))[0]);
  if (payment.method === 'cash' || payment.method === 'card')
    throw new AppError('wrong_state', { detail: words.otherMethod });
  if (payment.feeId) requireRight(ctx, 'update', 'Member', words.noRightToFees);
  const evidence = await evidenceOf(ctx.db, line, payment);
  const beyond = line.amount - (await sumOfTransfer(ctx.db, paymentId));
  if (beyond < 0) throw new AppError('wrong_state', { detail: words.approvedForMore });
  if (beyond > 0) await bookRest(ctx, payment, { beyond, excessPurposeId }, dues);
  return { kind: 'matched', paymentId, evidence };
}

interface Rest {
  beyond: number;
  excessPurposeId: string | undefined;
}

async function bookRest(
  ctx: Ctx & { db: Tx },
  { id, feeId, donationId }: MatchedRow,
  { beyond: amount, excessPurposeId: purposeId }: Rest,
  dues: DueKinds,
): Promise<void> {
  const tx = ctx.db;
  const kind = feeId ? dues.fee : dues.donation;
  const due = orNotFound(await kind.lock(tx, orNotFound(feeId ?? donationId ?? undefined)));
  const before = await findPayments(tx, kind, due.id);
  const from = orNotFound(before.find((payment) => payment.id === id));
  if (!kind.excess) return payFromSplit(tx, ctx, { kind, due, from, amount, paidOn: from.paidOn, before });
  if (!purposeId) throw fieldProblem('excessPurposeId', 'isChosen', words.chooseRest);
  await kind.excess.take(tx, ctx, { due, payment: from, amount, purposeId });
}
