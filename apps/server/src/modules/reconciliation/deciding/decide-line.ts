import { type BankDecision, isAllowed, type Settlement, type Subject } from '@kathok/contract';
import { randomUUID } from 'node:crypto';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { actorOf, type Ctx, inTransaction } from '../../../platform/context.ts';
import { writeAtEnd, writeNow } from '../../../db/at-end/index.ts';
import { type LineRow, lockFirstReading } from '../lines/line.repository.ts';
import type { PledgeEvidence } from '../../pledges/index.ts';
import type { Evidence } from '../matching/compare.ts';
import { words } from '../words.en.ts';
import { presentDecision } from './decision.service.ts';

export interface Decided {
  kind: BankDecision['kind'];
  paymentId?: string;
  evidence?: Evidence | Settlement | { pledge: PledgeEvidence };
  note?: string | undefined;
  /** Card payments that a settlement is for. */
  settled?: readonly string[];
  /** Refunds that the bank has taken off it. */
  settledRefunds?: readonly string[];
}

/**
 * Decides on one line, in one transaction with whatever that brings about. Nobody else decides on the line meanwhile; and from whichever
 * statement it is decided, the decision is one, on the line as it was read first.
 */
export async function decideLine(
  ctx: Ctx,
  lineId: string,
  decide: (inside: Ctx & { db: Tx }, line: LineRow) => Promise<Decided>,
): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const line = orNotFound(await lockFirstReading(tx, lineId));
    if (line.decisionId !== null) throw new AppError('wrong_state', { detail: words.decidedAlready });
    if (line.amount < 0) throw new AppError('wrong_state', { detail: words.noCredit });
    const { settled = [], settledRefunds = [], ...decided } = await decide({ ...ctx, db: tx }, line);
    const id = randomUUID();
    const by = { decidedBy: actorOf(ctx).id, decidedAt: ctx.now };
    // A payment that was recorded just now is written at the end, too.
    await writeAtEnd(tx, {
      bankDecisions: [
        {
          id,
          lineId: line.id,
          ...decided,
          ...by,
          evidence: decided.evidence ? { ...decided.evidence } : null,
        },
      ],
      bankSettledPayments: settled.map((paymentId) => ({ paymentId, decisionId: id })),
      bankSettledRefunds: settledRefunds.map((refundId) => ({ refundId, decisionId: id })),
    });
    const { kind, ...after } = decided;
    await ctx.audit(tx, { action: actions[kind], ...auditedLine(line), after: { decisionId: id, ...after } });
    return id;
  });
}

/** The same, answered as it is shown. */
export async function decideAndShow(...given: Parameters<typeof decideLine>): Promise<BankDecision> {
  const [ctx] = given;
  const id = await decideLine(...given);
  if (ctx.db.isTransaction) await writeNow(ctx.db as Tx);
  return presentDecision(ctx, id);
}

const actions: Record<Decided['kind'], string> = {
  matched: 'match',
  recorded: 'record_payment',
  settlement: 'settle',
  not_ours: 'set_aside',
  declined: 'decline',
};

export const auditedLine = ({ id, account, lineNumber }: Pick<LineRow, 'id' | 'account' | 'lineNumber'>) => ({
  entity: 'BankLine',
  entityId: id,
  label: `${account}, ${lineNumber}`,
});

/** The right that the same act needs where it is done without a statement. */
export function requireRight(
  ctx: Ctx,
  action: 'read' | 'create' | 'update' | 'manage',
  subject: Subject,
  detail: string,
): void {
  if (!isAllowed(actorOf(ctx).ability, action, subject)) throw new AppError('not_allowed', { detail });
}
