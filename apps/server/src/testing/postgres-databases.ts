import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** Makes a database of its own on the test server: empty, or a copy of a migrated one. */
export async function createDatabase(
  server: string,
  template = 'template0',
): Promise<{ name: string; url: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href };
}

export function dropDatabase(server: string, name: string): Promise<void> {
  return run(server, `DROP DATABASE ${name} WITH (FORCE)`);
}

async function run(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
