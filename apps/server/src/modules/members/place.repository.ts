import type { Dzongkhag } from '@kathok/contract';
import type { Db, Tx } from '../../db/open-database.ts';

export async function findGewogs(db: Db | Tx, dzongkhag: Dzongkhag): Promise<string[]> {
  const rows = await db
    .selectFrom('gewogs')
    .select('name')
    .where('dzongkhag', '=', dzongkhag)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}
