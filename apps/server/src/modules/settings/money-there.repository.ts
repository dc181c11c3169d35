import { sql } from 'kysely';
import type { Tx } from '../../db/open-database.ts';

/** Whether anything was ever booked, waits to be, or is owed. */
export async function isMoneyThere(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (select from ledger_postings) or exists (select from payments)
      or exists (select from membership_fees) or exists (select from donations) as "isThere"`.execute(tx);
  return rows[0]?.isThere ?? false;
}
