import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** Milliseconds of processor time that a process has used so far, with all its threads, to the microsecond. */
export function processorTime(pid: number): number {
  let nanoseconds = 0;
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`))
      nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
  } catch (error) {
    // A thread or a connection that ended between the two readings.
    if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  return nanoseconds / 1e6;
}

/** What a process holds in memory, in bytes. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

/** The processes that a process has started and that still run. */
export const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );

/** The connections that a contender holds at the database, by the name it gave itself. */
export async function backendsOf(database: pg.Pool, applicationName: string): Promise<number[]> {
  const { rows } = await database.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()',
    [applicationName],
  );
  return rows.map(({ pid }) => pid);
}
