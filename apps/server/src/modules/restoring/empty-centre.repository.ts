import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';

/** Nothing that anybody would miss: no member, no donor, no money, no import, and nobody but the first administrator. */
export async function isCentreEmpty(db: Db | Tx): Promise<boolean> {
  const { rows } = await sql<{ isEmpty: boolean }>`
    select (select count(*) from users) <= 1
      and not exists (select from people)
      and not exists (select from all_members)
      and not exists (select from donations)
      and not exists (select from membership_fees)
      and not exists (select from payments)
      and not exists (select from receipts)
      and not exists (select from imports)
      and not exists (select from bank_statements) as "isEmpty"`.execute(db);
  return rows[0]!.isEmpty;
}
