import type { InputOf, reconciliation } from '@kathok/contract';
import type { Db, Tx } from '../../../db/open-database.ts';
import { readPage } from '../../../db/lists/read-page.ts';

export type DecisionRow = NonNullable<Awaited<ReturnType<typeof findDecision>>>;

export function findDecision(db: Db | Tx, id: string) {
  return decisionRows(db).where('bankDecisions.id', '=', id).executeTakeFirst();
}

/** Of two who take the same decision back, one finds it taken back. */
export async function lockDecision(tx: Tx, id: string) {
  await tx.selectFrom('bankDecisions').select('id').where('id', '=', id).forUpdate().execute();
  return findDecision(tx, id);
}

export function findDecisions(
  db: Db | Tx,
  statementId: string,
  { order, ...paging }: InputOf<typeof reconciliation.decisions>['query'],
) {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const rows = decisionRows(db)
    .where('bankLines.statementId', '=', statementId)
    .orderBy('bankDecisions.decidedAt', direction)
    .orderBy('bankLines.lineNumber')
    .orderBy('bankDecisions.id');
  return readPage(db, rows, paging);
}

export async function markTakenBack(
  tx: Tx,
  id: string,
  taken: { reason: string; takenBackBy: string; takenBackAt: Date },
): Promise<void> {
  await tx.updateTable('bankDecisions').set(taken).where('id', '=', id).execute();
  await tx.deleteFrom('bankSettledPayments').where('decisionId', '=', id).execute();
}

function decisionRows(db: Db | Tx) {
  return db
    .selectFrom('bankDecisions')
    .innerJoin('bankLines', 'bankLines.id', 'bankDecisions.lineId')
    .innerJoin('users as decider', 'decider.id', 'bankDecisions.decidedBy')
    .leftJoin('users as taker', 'taker.id', 'bankDecisions.takenBackBy')
    .selectAll('bankDecisions')
    .select(['bankLines.lineNumber', 'bankLines.amount', 'bankLines.statementId'])
    .select(['decider.name as deciderName', 'taker.name as takerName']);
}
