import type { BankDecision, InputOf, reconciliation } from '@kathok/contract';
import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { PledgeBook, PledgeEvidence } from '../../pledges/index.ts';
import type { LineRow } from '../lines/line.repository.ts';
import { words } from '../words.en.ts';
import { decideAndShow, type Decided, requireRight } from './decide-line.ts';
import { paymentOf } from './line-payment.ts';

interface ForPledge {
  pledge: { pledgeId: string };
  /** Null where nothing on the line told it, and somebody knew. */
  evidence: PledgeEvidence | null;
  isLearnt: boolean;
}

/** A credit becomes a donation for its pledge, in the one way in which donations are made. */
export async function recordForPledge(
  ctx: Ctx & { db: Tx },
  line: LineRow,
  { pledge: { pledgeId }, evidence, isLearnt }: ForPledge,
  pledges: PledgeBook,
): Promise<Decided> {
  requireRight(ctx, 'create', 'Donation', words.noRightToRecord);
  requireRight(ctx, 'read', 'Donation', words.noRightToRecord);
  const { amount, description } = line;
  const credit = { pledgeId, amount, description, payment: paymentOf(line), isLearnt };
  const paymentId = await pledges.recordCredit(ctx, credit);
  return { kind: 'recorded', paymentId, ...(evidence && { evidence: { pledge: evidence } }) };
}

/** Somebody says for which pledge a credit came; how the bank names the payer is known from then on. */
export function putToPledge(
  ctx: Ctx,
  { params, body }: InputOf<(typeof reconciliation)['pledge']>,
  pledges: PledgeBook,
): Promise<BankDecision> {
  return decideAndShow(ctx, params.id, async (inside, line) => {
    const { id: pledgeId } = await pledges.findPledgeOfLine(inside.db, body.pledgeId);
    const told = (await pledges.pledgesOnLines(inside.db, [line])).get(line.id);
    const evidence = told?.pledge.pledgeId === pledgeId ? told.evidence : null;
    return recordForPledge(inside, line, { pledge: { pledgeId }, evidence, isLearnt: true }, pledges);
  });
}
