import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

interface DatabaseServer {
  url: string;
  stop(): Promise<unknown>;
}

/**
 * A PostgreSQL server for the products, which answers with a fraction of the processor time of the embedded database; none
 * where this machine has none. It goes away with this process.
 */
export async function startDatabaseServer(): Promise<DatabaseServer | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => {} };
  const program = fileURLToPath(
    new URL('../../../scripts/test/postgres/postgres-keeper.mjs', import.meta.url),
  );
  const keeper = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(keeper, 'exit').then(() => undefined);
  const firstLine = once(createInterface({ input: keeper.stdout }), 'line').then(([line]) => String(line));
  const url = await Promise.race([firstLine, ended]);
  if (!url) return undefined;
  return {
    url,
    stop() {
      keeper.stdin.end();
      return ended;
    },
  };
}

/** A new database: empty, or a copy of another one. */
export async function createDatabase(
  server: string,
  template = 'template0',
): Promise<{ name: string; url: string }> {
  const name = `journey_${randomUUID().replaceAll('-', '')}`;
  await run(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return { name, url: Object.assign(new URL(server), { pathname: `/${name}` }).href };
}

export const dropDatabase = (server: string, name: string): Promise<void> =>
  run(server, `DROP DATABASE ${name} WITH (FORCE)`);

/**
 * The password of the sample centre's accounts, hashed with the least parameters: journeys log in hundreds of times, and each
 * log-in took 50 ms of it. A unit test of the server holds what everybody else gets.
 */
const quickHash =
  '$argon2id$v=19$m=8,t=1,p=1$SYCP1nv9yY6iW8ISt3gClA$1EiSYqfLtaOnpPL/Y+vOMrx343dQI1BXYl50+u+TevY';

export const makeLogInsQuick = (database: string): Promise<void> =>
  run(database, `UPDATE users SET password_hash = '${quickHash}' WHERE password_hash IS NOT NULL`);

async function run(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
