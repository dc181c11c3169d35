import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../../base/start/start-error.ts';
import { type Migration, readMigrations } from './read-migrations.ts';

export const LOCK = 727_000;
const tableBusy = '55P03';
const deadlock = '40P01';

/**
 * A change of a table waits for everybody who reads it, such as a backup, and everybody who comes later waits for the
 * change. So it waits for a moment only, lets the others pass, and tries again.
 */
export interface Turns {
  waitMs: number;
  pauseMs: number;
  tries: number;
}
const turnsForMinutes: Turns = { waitMs: 2_000, pauseMs: 3_000, tries: 360 };

/**
 * Brings the tables up to this program and returns the names of what was applied. Each migration is one transaction
 * that also records it, so an interruption leaves whole steps only; the lock lets one of several processes work
 * while the others wait and then find nothing left to do.
 */
export async function migrate(
  { pool }: { pool: pg.Pool },
  migrations = readMigrations(),
  turns = turnsForMinutes,
): Promise<string[]> {
  const client = await pool.connect();
  const applied: string[] = [];
  try {
    for (;;) {
      const name = await applyInTurn(client, migrations, turns);
      if (!name) return applied;
      applied.push(name);
    }
  } finally {
    client.release();
  }
}

/** Runs inside the caller's transaction; for a database that is empty so far. */
export async function applyAll(client: pg.ClientBase, migrations: Migration[]): Promise<void> {
  await createList(client);
  for (const migration of migrations) await apply(client, migration);
}

export type AppliedMigration = Pick<Migration, 'name' | 'checksum'>;

/** Undefined when nothing was ever applied. */
export async function readApplied(client: pg.ClientBase): Promise<AppliedMigration[] | undefined> {
  const { rows: lists } = await client.query(`SELECT WHERE to_regclass('migration') IS NOT NULL`);
  if (lists.length === 0) return undefined;
  const { rows } = await client.query<AppliedMigration>('SELECT name, checksum FROM migration ORDER BY name');
  return rows;
}

/** Whether no start has created anything in the database yet. */
export async function isUntouched({ pool }: { pool: pg.Pool }): Promise<boolean> {
  const client = await pool.connect();
  try {
    return (await readApplied(client)) === undefined;
  } finally {
    client.release();
  }
}

async function createList(client: pg.ClientBase): Promise<AppliedMigration[]> {
  await client.query(`
    CREATE TABLE migration (
      name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
  return [];
}

async function applyInTurn(
  client: pg.ClientBase,
  migrations: Migration[],
  { waitMs, pauseMs, tries }: Turns,
): Promise<string | undefined> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await applyNext(client, migrations, waitMs);
    } catch (error) {
      if (tried === tries || !isLockConflict(error)) throw error;
      await sleep(pauseMs);
    }
  }
}

/** Somebody holds a table that it needs; or they hold one and wait for another, and it was this migration that gave way. */
function isLockConflict(error: unknown): boolean {
  const { cause } = error as Error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return code === tableBusy || code === deadlock;
}

async function applyNext(
  client: pg.ClientBase,
  migrations: Migration[],
  waitMs: number,
): Promise<string | undefined> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const applied = (await readApplied(client)) ?? (await createList(client));
    assertSameHistory(applied, migrations);
    const next = migrations[applied.length];
    await client.query(`SET LOCAL lock_timeout = ${waitMs}`);
    if (next) await apply(client, next);
    await client.query('COMMIT');
    return next?.name;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  const { name, checksum, sql } = migration;
  try {
    await client.query(sql);
  } catch (error) {
    const mayNot = (error as { code?: string }).code === '42501';
    const hint = mayNot ? '. The user in DATABASE_URL owns no tables: set DATABASE_OWNER_URL, too' : '';
    throw new StartError(`Migration ${name} failed: ${(error as Error).message}${hint}`, { cause: error });
  }
  await client.query('INSERT INTO migration (name, checksum) VALUES ($1, $2)', [name, checksum]);
}

export class NewerData extends StartError {}

/** What was applied must be the first so many of ours, unchanged. */
export function assertSameHistory(applied: AppliedMigration[], migrations: Migration[]): void {
  applied.forEach(({ name, checksum }, index) => {
    const ours = migrations.find((migration) => migration.name === name);
    if (!ours)
      throw new NewerData(`The data was made by a newer program (it has ${name}); update this program.`);
    if (ours.checksum !== checksum)
      throw new StartError(`Migration ${name} was changed after it had been applied.`);
    if (migrations[index] !== ours)
      throw new StartError(`A migration was added before ${name}, which is applied already.`);
  });
}
