import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand, runVerify } from '../backup/run-command.ts';
import { migrate, readApplied } from '../db/migrations/migrate.ts';
import { readMigrations } from '../db/migrations/read-migrations.ts';
import { type Database, openDatabase } from '../db/open-database.ts';
import { signIn } from '../demo/sign-in.ts';
import { purposeHandlers } from '../modules/master-data/donation-purpose.service.ts';
import { createDonation } from '../modules/donations/giving/create-donation.service.ts';
import { ritualBook } from '../modules/rituals/index.ts';
import type { Ctx } from '../platform/context.ts';
import { diskBlobs } from '../base/files/blobs/disk-blobs.ts';
import { fileStore } from '../platform/files/files.ts';
import { systemContext } from '../platform/system-context.ts';
import { testInProve } from '../testing/how-many.ts';
import { type DatabasePlace, emptyPlace } from '../testing/database-place.ts';
import { findDisagreements } from '../verify/verify.ts';
import {
  agrees,
  countContents,
  expectedHeads,
  firstReleaseHolds,
  unpackFirstRelease,
} from './first-release.ts';

// The folder is one of the embedded database on either project, so it is upgraded once, and goes on in PostgreSQL.

let folder: string;
let dataDir: string;
let elsewhere: DatabasePlace;
beforeAll(async () => {
  elsewhere = await emptyPlace();
  folder = await mkdtemp(join(tmpdir(), 'kathok-upgrade-'));
  dataDir = join(folder, 'data');
  unpackFirstRelease(dataDir);
});
afterAll(async () => {
  await elsewhere.remove();
  await rm(folder, { recursive: true, force: true });
});

async function opened<Result>(
  place: { url?: string; dataDir: string },
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function appliedIn({ pool }: Database): Promise<string[]> {
  const client = await pool.connect();
  const applied = await readApplied(client).finally(() => client.release());
  return (applied ?? []).map(({ name }) => name);
}

/** Somebody gives something at the desk, which touches all that was migrated. */
async function giveAtTheDesk({ kysely: db }: Database, uploads: string): Promise<void> {
  const system: Ctx = systemContext({
    db,
    clock: { now: () => new Date('2026-11-16T06:00:00Z') },
    baseUrl: 'http://localhost:3000',
    files: fileStore(diskBlobs(uploads)),
    log: pino({ level: 'silent' }),
  });
  const actor = await signIn(system, 'sonam.choden@example.bt', 0);
  const [purpose] = await purposeHandlers.all(system, { query: {} });
  const payment = { method: 'cash' as const, paymentStatus: 'paid' as const };
  const sum = { amount: 70_000, currency: 'BTN' };
  const body = { donorType: 'anonymous' as const, purposeId: purpose!.id, ...sum, payment };
  await createDonation({ ...system, actor }, { params: {}, query: {}, body }, ritualBook);
}

test('a data folder of the first release is opened, migrated, and agrees', async () => {
  const embedded = { dataDir };
  expect(await runVerify(embedded, ...expectedHeads), 'before it is migrated').toMatch(agrees);
  await opened(embedded, async (database) => {
    expect(await appliedIn(database), 'verify migrates nothing').toHaveLength(8);
    await migrate(database);
    expect(await appliedIn(database)).toEqual(readMigrations().map(({ name }) => name));
    expect(await countContents(database.kysely)).toEqual(firstReleaseHolds);
    await giveAtTheDesk(database, join(dataDir, 'files'));
    expect(await findDisagreements(database.kysely)).toEqual([]);
  });
});

// A backup of the first release goes on elsewhere in first-release.itest.ts.
testInProve('and goes on elsewhere', async () => {
  const file = join(folder, 'upgraded.backup');
  await runCommand('backup', file, { dataDir });
  await runCommand('restore', file, elsewhere);
  expect(await runVerify(elsewhere, ...expectedHeads)).toMatch(agrees);
  await opened(elsewhere, async ({ kysely: db }) => {
    const { donations, receipts, ledger } = await countContents(db);
    expect({ donations, receipts, ledger: ledger[0] }).toEqual({
      donations: 33,
      receipts: 43,
      ledger: 'donations BTN 25579000',
    });
    const last = await db.selectFrom('receipts').selectAll().where('position', '=', 43).executeTakeFirst();
    expect(last).toMatchObject({ receiptNumber: 'KM/R/2026/000043', issuedOn: '2026-11-16' });
  });
});
