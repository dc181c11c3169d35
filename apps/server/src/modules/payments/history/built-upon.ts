import { sql } from 'kysely';
import type { Tx } from '../../../db/open-database.ts';
import type { DueKind } from '../due.ts';

/** Keeps the fees or gifts of an import as they are, and counts what happened to their payments since. */
export async function lockAndCountMoves(
  tx: Tx,
  { table, column }: Pick<DueKind, 'table' | 'column'>,
  importId: string,
): Promise<Record<string, number>> {
  await sql`with locked as (select id from ${sql.table(table)} where import_id = ${importId} for update)
    select count(*) from locked`.execute(tx);
  const count = tx.fn.countAll<number>().as('count');
  const reversals = await tx
    .selectFrom('payments')
    .select(count)
    .where('importId', '=', importId)
    .where('status', '<>', 'paid')
    .executeTakeFirstOrThrow();
  const otherPayments = await tx
    .selectFrom('payments')
    .select(count)
    .where('importId', 'is distinct from', importId)
    .where(column, 'in', tx.selectFrom(table).select('id').where('importId', '=', importId))
    .executeTakeFirstOrThrow();
  return { reversals: reversals.count, payments: otherPayments.count };
}
