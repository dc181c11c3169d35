import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';

/** The clock of the database, and how many messages could not be sent in the last day. */
export async function readVitals(db: Db | Tx, since: Date): Promise<{ now: Date; unsent: number }> {
  const { rows } = await sql<{ now: Date; unsent: number }>`
    select clock_timestamp() as now,
      (select count(*)::int from outbox_messages where status = 'failed' and created_at >= ${since}) as unsent`.execute(
    db,
  );
  return rows[0]!;
}
