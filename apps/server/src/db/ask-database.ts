import { sql } from 'kysely';
import type { Db, Tx } from './open-database.ts';

/** Asks the database something, to know that it answers. */
export async function askDatabase(db: Db | Tx): Promise<void> {
  await sql`select 1`.execute(db);
}
