import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateAsOwner } from '../../migrate/migrate-as-owner.ts';
import { openAsAppRole } from '../../testing/open-test-database.ts';
import { tooManyRights } from './app-rights.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './read-migrations.ts';

let base: Awaited<ReturnType<typeof openAsAppRole>>;
beforeAll(async () => {
  base = await openAsAppRole();
});
afterAll(() => base.close());

const notAllowed = { code: '42501' };
const attempt = (statement: string) => base.database.pool.query(statement);

describe('the role of the program', () => {
  test.each([
    'ALTER TABLE ledger_entries ADD COLUMN more text',
    'ALTER TABLE receipts DISABLE TRIGGER ALL',
    'ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_append_only',
    'DROP TRIGGER receipts_only_voided ON receipts',
    'DROP TABLE audit_seals',
    'CREATE TABLE mine ()',
    'CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ begin return new; end $$',
    "SET session_replication_role = 'replica'",
    "UPDATE migration SET checksum = ''",
    "INSERT INTO migration VALUES ('0099', '')",
    "SELECT pg_read_file('/etc/passwd')",
    'CREATE ROLE other SUPERUSER',
  ])('may not %s', async (statement) => {
    await expect(attempt(statement)).rejects.toMatchObject(notAllowed);
  });

  test.each([
    'ledger_postings',
    'ledger_entries',
    'audit_entries',
    'audit_seals',
    'receipts',
    'certificates',
  ])('may neither change, remove nor empty rows of %s', async (table) => {
    const { rows } = await base.database.pool.query<{ column: string }>(
      `SELECT column_name AS "column" FROM information_schema.columns
         WHERE table_name = $1 AND is_identity = 'NO' AND is_generated = 'NEVER' AND column_name NOT IN ('voided_at', 'void_reason', 'replaced_by')`,
      [table],
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const { column } of rows)
      await expect(attempt(`UPDATE ${table} SET ${column} = ${column}`)).rejects.toMatchObject(notAllowed);
    await expect(attempt(`DELETE FROM ${table}`)).rejects.toMatchObject(notAllowed);
    await expect(attempt(`TRUNCATE ${table} CASCADE`)).rejects.toMatchObject(notAllowed);
  });

  test('is known to have no more rights than it needs, and others to have more', async () => {
    expect(await tooManyRights(base.database)).toBeNull();
    const owner = new Client({ connectionString: base.ownerUrl });
    await owner.connect();
    expect(await tooManyRights({ pool: owner as never })).toBe('superuser');
    await owner.end();
  });

  test('starts where nothing is left to migrate, and says whose work it is where something is', async () => {
    expect(await migrate(base.database)).toEqual([]);
    const next = { name: '9999_next.sql', checksum: 'x', sql: 'ALTER TABLE receipts ADD COLUMN more text' };
    await expect(migrate(base.database, [...readMigrations(), next])).rejects.toThrow('DATABASE_OWNER_URL');
  });
});

test('the rights are the same after they were given again, also to a user with an awkward name', async () => {
  const awkward = `a"b'c ${Date.now()}`;
  const owner = new Client({ connectionString: base.ownerUrl });
  await owner.connect();
  await owner.query(`CREATE ROLE ${owner.escapeIdentifier(awkward)} LOGIN PASSWORD 'x'`);
  const url = new URL(base.ownerUrl);
  url.username = encodeURIComponent(awkward);
  url.password = 'x';
  const roles = { databaseUrl: url.href, databaseOwnerUrl: base.ownerUrl, dataDir: '' };
  await migrateAsOwner(roles);
  expect(await migrateAsOwner(roles)).toEqual([]);
  const client = new Client({ connectionString: url.href });
  await client.connect();
  expect((await client.query('SELECT count(*) FROM members')).rows).toHaveLength(1);
  await expect(client.query('DELETE FROM receipts')).rejects.toMatchObject(notAllowed);
  await client.end();
  await owner.query(`DROP OWNED BY ${owner.escapeIdentifier(awkward)}`);
  await owner.query(`DROP ROLE ${owner.escapeIdentifier(awkward)}`);
  await owner.end();
});

test.each([
  [{ databaseUrl: undefined }, 'beside it'],
  [{ databaseUrl: 'postgres://owner:x@127.0.0.1/x' }, 'another user'],
])('without a user of its own the program does not start: %j', async (changed, sentence) => {
  const roles = { databaseOwnerUrl: 'postgres://owner:x@127.0.0.1/x', dataDir: '', ...changed };
  await expect(migrateAsOwner(roles)).rejects.toThrow(sentence);
});
