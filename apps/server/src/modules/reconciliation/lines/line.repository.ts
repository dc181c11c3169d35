import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';

export type LineRow = Awaited<ReturnType<typeof findLines>>[number];

/** The lines of a statement, with the decision that stands, wherever it was taken, and where the same line was read first. */
export function findLines(db: Db | Tx, statementId: string) {
  return lineRows(db)
    .where('bankLines.statementId', '=', statementId)
    .orderBy('bankLines.lineNumber')
    .execute();
}

export function findLine(db: Db | Tx, id: string) {
  return lineRows(db).where('bankLines.id', '=', id).executeTakeFirst();
}

/** The line as it was read first: that is the one which is decided on. Keeps others from deciding on it meanwhile. */
export async function lockFirstReading(tx: Tx, id: string) {
  const line = await findLine(tx, id);
  if (!line) return undefined;
  await tx.selectFrom('bankLines').select('id').where('id', '=', line.originalId).forUpdate().execute();
  return findLine(tx, line.originalId);
}

const originalId = sql<string>`coalesce(bank_lines.repeats, bank_lines.id)`;

function lineRows(db: Db | Tx) {
  return db
    .selectFrom('bankLines')
    .innerJoin('bankStatements', 'bankStatements.id', 'bankLines.statementId')
    .leftJoin('bankLines as first', 'first.id', 'bankLines.repeats')
    .leftJoin('bankStatements as earlier', 'earlier.id', 'first.statementId')
    .leftJoin('bankDecisions as decision', (join) =>
      join
        .on('decision.lineId', '=', originalId)
        .on('decision.kind', '<>', 'declined')
        .on('decision.takenBackAt', 'is', null),
    )
    .select(['bankLines.id', 'bankLines.statementId', 'bankLines.lineNumber', 'bankLines.bookedOn'])
    .select(['bankLines.amount', 'bankLines.description', 'bankLines.journalNumber'])
    .select(originalId.as('originalId'))
    .select(['bankStatements.account', 'bankStatements.createdAt as readAt'])
    .select(['decision.id as decisionId', 'decision.kind as decisionKind', 'decision.decidedAt'])
    .select('decision.paymentId as decidedPaymentId')
    .select([
      'earlier.id as earlierId',
      'earlier.fileName as earlierName',
      'earlier.firstDay as earlierFirstDay',
      'earlier.lastDay as earlierLastDay',
      'first.lineNumber as earlierNumber',
    ]);
}

/** Lines and payments of a statement that do not belong together, as somebody said. */
export async function findDeclined(db: Db | Tx, statementId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('bankDecisions')
    .innerJoin('bankLines', (join) => join.on('bankDecisions.lineId', '=', originalId))
    .select(sql<string>`bank_lines.id || ' ' || payment_id`.as('pair'))
    .where('statementId', '=', statementId)
    .where('kind', '=', 'declined')
    .where('takenBackAt', 'is', null)
    .execute();
  return new Set(rows.map(({ pair }) => pair));
}
