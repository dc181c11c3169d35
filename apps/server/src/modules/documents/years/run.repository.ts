import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { OfYear } from './people-of-year-sql.ts';

interface NewRun extends OfYear {
  total: number;
  createdAt: Date;
  createdBy: string;
}

export async function insertRun(tx: Tx, row: NewRun): Promise<string> {
  const { id } = await tx
    .insertInto('certificateRuns')
    .values({ ...row, state: 'running' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Two who start the same run at once come one after the other. */
export async function lockRuns(tx: Tx, { kind, year }: OfYear): Promise<void> {
  await sql`select pg_advisory_xact_lock(727043, hashtext(${`${kind} ${year}`}))`.execute(tx);
}

function runs(db: Db | Tx) {
  return db
    .selectFrom('certificateRuns')
    .innerJoin('users', 'users.id', 'certificateRuns.createdBy')
    .select(['certificateRuns.id', 'kind', 'year', 'state', 'total', 'done', 'failed', 'lastPersonId'])
    .select(['certificateRuns.createdAt', 'endedAt', 'users.name as createdBy', 'users.id as starterId']);
}
export type RunRow = NonNullable<Awaited<ReturnType<typeof findRun>>>;

export function findRun(db: Db | Tx, id: string) {
  return runs(db).where('certificateRuns.id', '=', id).executeTakeFirst();
}

export function findLatestRun(db: Db | Tx, { kind, year }: OfYear) {
  return runs(db)
    .where('kind', '=', kind)
    .where('year', '=', year)
    .orderBy('certificateRuns.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Takes somebody's turn; false where they had it, or the run was stopped. A stop waits for the turn under way. */
export async function takeTurn(
  tx: Tx,
  runId: string,
  personId: string,
  outcome: 'issued' | 'failed',
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update certificate_runs
    set last_person_id = ${personId}::uuid, done = done + 1, failed = failed + ${outcome === 'failed' ? 1 : 0}
    where id = ${runId} and state = 'running'
      and (last_person_id is null or last_person_id < ${personId}::uuid)`.execute(tx);
  return numAffectedRows > 0n;
}

/** False where it had ended already. */
export async function endRun(tx: Tx, id: string, state: 'stopped' | 'done', now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('certificateRuns')
    .set({ state, endedAt: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
