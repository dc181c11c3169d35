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

/** What others are copied from, under a name that goes with the one it began as a copy of. Nobody may be connected to it. */
export async function keepAsTemplate(server: string, name: string, template: string): Promise<string> {
  const kept = `${template}_${process.pid}`;
  await run(server, `ALTER DATABASE ${name} RENAME TO ${kept}`);
  return kept;
}

/** With everything that was kept under its name. */
export async function dropTemplates(server: string, template: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
      [template],
    );
    for (const { name } of rows) await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
  } finally {
    await client.end();
  }
}

/** A role of the whole server that may log in and nothing else. Answers the address of the database for it. */
export async function createAppRole(url: string): Promise<string> {
  await run(
    url,
    `DO $$ BEGIN CREATE ROLE kathok_app LOGIN PASSWORD 'kathok_app';
      EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`,
  );
  const address = new URL(url);
  address.username = address.password = 'kathok_app';
  return address.href;
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
