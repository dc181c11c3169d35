import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from './open-database.ts';

/** A number that could as well stand in another statement. */
export async function readNumber(db: Db | Tx, number: RawBuilder<number>): Promise<number> {
  const { rows } = await sql<{ number: number }>`select ${number} as number`.execute(db);
  return rows[0]?.number ?? 0;
}
