import type { Pool, PoolClient } from 'pg';
import { forgetNames } from '../db/statements/prepared-statements.ts';

const watched = new WeakSet<PoolClient>();
let seen: string[] = [];

/**
 * Every message that reaches the database while this is done, `commit` among them; `begin` only where it does not travel with
 * the first statement (`db/at-end/begin-with-statement.ts`).
 */
export async function statementsOf(pool: Pool, work: () => Promise<unknown>): Promise<string[]> {
  pool.on('acquire', watch);
  // Statements that a connection has kept from before would be seen by their names only.
  forgetNames();
  try {
    seen = [];
    await work();
    return seen;
  } finally {
    pool.off('acquire', watch);
  }
}

function watch(client: PoolClient): void {
  if (watched.has(client)) return;
  watched.add(client);
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const noted = (...given: [string | { text: string }, ...unknown[]]) => {
    seen.push(typeof given[0] === 'string' ? given[0] : given[0].text);
    return query(...given);
  };
  Object.assign(client, { query: noted });
}
