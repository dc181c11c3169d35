import {
  type BankDecision,
  evidence as evidenceSchema,
  pledgeEvidence as pledgeEvidenceSchema,
  formatAmount,
  type InputOf,
  type Paged,
  type reconciliation,
  settlement as settlementSchema,
} from '@kathok/contract';
import { orNotFound } from '../../../base/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type PaymentsById, presentPayments } from '../lines/present-line.ts';
import { findStatement } from '../statements/statement.repository.ts';
import { type DecisionRow, findDecision, findDecisions } from './decision.repository.ts';

export async function listDecisions(
  ctx: Ctx,
  { params, query }: InputOf<typeof reconciliation.decisions>,
): Promise<Paged<BankDecision>> {
  const { id } = orNotFound(await findStatement(ctx.db, params.id));
  const { data, meta } = await findDecisions(ctx.db, id, query);
  const payments = await presentPayments(
    ctx,
    data.flatMap(({ paymentId }) => paymentId ?? []),
  );
  return { data: data.map((row) => toDecision(row, payments)), meta };
}

/** A decision that is in the database by now. */
export async function presentDecision(ctx: Ctx, id: string): Promise<BankDecision> {
  const row = orNotFound(await findDecision(ctx.db, id));
  return toDecision(row, await presentPayments(ctx, row.paymentId ? [row.paymentId] : []));
}

function toDecision(row: DecisionRow, payments: PaymentsById): BankDecision {
  const isSettlement = row.kind === 'settlement';
  const told = row.evidence as { pledge?: unknown } | null;
  return {
    id: row.id,
    lineId: row.lineId,
    lineNumber: row.lineNumber,
    lineAmount: formatAmount(row.amount),
    kind: row.kind,
    payment: (row.paymentId && payments.get(row.paymentId)) || null,
    evidence: row.evidence && !isSettlement && !told?.pledge ? evidenceSchema.parse(row.evidence) : null,
    pledgeEvidence: told?.pledge ? pledgeEvidenceSchema.parse(told.pledge) : null,
    settlement: row.evidence && isSettlement ? settlementSchema.parse(row.evidence) : null,
    note: row.note,
    decidedAt: row.decidedAt.toISOString(),
    decidedBy: row.deciderName,
    takenBackAt: row.takenBackAt?.toISOString() ?? null,
    takenBackBy: row.takerName,
    reason: row.reason,
    difference: row.difference === null ? null : formatAmount(row.difference),
    isUnexplained: row.isUnexplained,
    explanation: explanationOf(row),
  };
}

function explanationOf(row: DecisionRow): BankDecision['explanation'] {
  const { explainedDifference, explanation, explainerName, explainedAt } = row;
  if (explainedDifference === null || explanation === null || explainedAt === null) return null;
  return {
    difference: formatAmount(explainedDifference),
    reason: explanation,
    by: explainerName ?? '',
    at: explainedAt.toISOString(),
  };
}
