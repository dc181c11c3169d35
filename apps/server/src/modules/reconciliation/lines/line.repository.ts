import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';

export type LineRow = Awaited<ReturnType<typeof findLines>>[number];

/** The lines of a statement, with the decision that stands, and what an earlier statement has of the same line. */
export function findLines(db: Db | Tx, statementId: string) {
  return lineRows(db)
    .where('bankLines.statementId', '=', statementId)
    .orderBy('bankLines.lineNumber')
    .execute();
}

export function findLine(db: Db | Tx, id: string) {
  return lineRows(db).where('bankLines.id', '=', id).executeTakeFirst();
}

/** Keeps others from deciding on the line until this is decided. */
export async function lockLine(tx: Tx, id: string) {
  await tx.selectFrom('bankLines').select('id').where('id', '=', id).forUpdate().execute();
  return findLine(tx, id);
}

function lineRows(db: Db | Tx) {
  return db
    .selectFrom('bankLines')
    .innerJoin('bankStatements', 'bankStatements.id', 'bankLines.statementId')
    .leftJoin('bankLines as first', 'first.id', 'bankLines.repeats')
    .leftJoin('bankStatements as earlier', 'earlier.id', 'first.statementId')
    .leftJoin('bankDecisions as decision', (join) =>
      join
        .onRef('decision.lineId', '=', 'bankLines.id')
        .on('decision.kind', '<>', 'declined')
        .on('decision.takenBackAt', 'is', null),
    )
    .select(['bankLines.id', 'bankLines.statementId', 'bankLines.lineNumber', 'bankLines.bookedOn'])
    .select(['bankLines.amount', 'bankLines.description', 'bankLines.journalNumber'])
    .select(['bankStatements.account', 'decision.id as decisionId'])
    .select([
      'earlier.id as earlierId',
      'earlier.fileName as earlierName',
      'first.lineNumber as earlierNumber',
    ]);
}

/** Lines and payments of a statement that do not belong together, as somebody said. */
export async function findDeclined(db: Db | Tx, statementId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('bankDecisions')
    .innerJoin('bankLines', 'bankLines.id', 'bankDecisions.lineId')
    .select(sql<string>`line_id || ' ' || payment_id`.as('pair'))
    .where('statementId', '=', statementId)
    .where('kind', '=', 'declined')
    .where('takenBackAt', 'is', null)
    .execute();
  return new Set(rows.map(({ pair }) => pair));
}
