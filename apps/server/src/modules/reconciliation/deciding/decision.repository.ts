import { type RawBuilder, sql } from 'kysely';
import type { InputOf, reconciliation } from '@kathok/contract';
import type { Db, Tx } from '../../../db/open-database.ts';
import { readPage } from '../../../db/lists/read-page.ts';
import { bankDifference, isUnexplained, mayDiffer } from '../../../platform/bank/bank-difference-sql.ts';

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
  { order, isUnexplained: isAsked, ...paging }: InputOf<typeof reconciliation.decisions>['query'],
) {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const rows = decisionRows(db, sql`coalesce(bank_lines.repeats, bank_lines.id)`)
    .where('bankLines.statementId', '=', statementId)
    .where(isShownIn)
    .$if(isAsked === true, (query) => query.where(mayDiffer).where(isUnexplained))
    .$if(isAsked === false, (query) => query.where((row) => row.not(isUnexplained)))
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
  await tx.deleteFrom('bankSettledRefunds').where('decisionId', '=', id).execute();
}

export async function markExplained(
  tx: Tx,
  id: string,
  explained: { explainedDifference: number; explanation: string; explainedBy: string; explainedAt: Date },
): Promise<void> {
  await tx.updateTable('bankDecisions').set(explained).where('id', '=', id).execute();
}

/** How many lines of each statement differ from the books, and nobody has said why. */
export async function countUnexplained(
  db: Db | Tx,
  statementIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (statementIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('bankDecisions')
    .innerJoin('bankLines', (join) =>
      join.on('bankDecisions.lineId', '=', sql<string>`coalesce(bank_lines.repeats, bank_lines.id)`),
    )
    .innerJoin('bankStatements', 'bankStatements.id', 'bankLines.statementId')
    .select('bankLines.statementId')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('bankLines.statementId', 'in', [...statementIds])
    .where(isShownIn)
    .where(mayDiffer)
    .where(isUnexplained)
    .groupBy('bankLines.statementId')
    .execute();
  return new Map(rows.map(({ statementId, count }) => [statementId, count]));
}

/** What was decided before a statement was read is no decision on it; and a line that stands twice in a file is told once. */
const isShownIn = sql<boolean>`(bank_lines.repeats is null or bank_decisions.decided_at > bank_statements.created_at)
  and not exists (select from bank_lines as twin where twin.statement_id = bank_lines.statement_id
    and coalesce(twin.repeats, twin.id) = bank_decisions.line_id and twin.line_number < bank_lines.line_number)`;

/** With the line as it stands in one statement, or as it was read first. */
function decisionRows(db: Db | Tx, lineId: RawBuilder<string> = sql`bank_lines.id`) {
  return db
    .selectFrom('bankDecisions')
    .innerJoin('bankLines', (join) => join.on('bankDecisions.lineId', '=', lineId))
    .innerJoin('bankStatements', 'bankStatements.id', 'bankLines.statementId')
    .innerJoin('users as decider', 'decider.id', 'bankDecisions.decidedBy')
    .leftJoin('users as taker', 'taker.id', 'bankDecisions.takenBackBy')
    .leftJoin('users as explainer', 'explainer.id', 'bankDecisions.explainedBy')
    .selectAll('bankDecisions')
    .select(['bankLines.lineNumber', 'bankLines.amount', 'bankLines.statementId'])
    .select(['decider.name as deciderName', 'taker.name as takerName'])
    .select(['explainer.name as explainerName', bankDifference.as('difference')])
    .select(isUnexplained.as('isUnexplained'));
}
