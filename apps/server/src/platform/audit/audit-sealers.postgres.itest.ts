import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../base/log.ts';
import { type Database, openDatabase } from '../../db/open-database.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';
import { findBrokenAudit, readUnsealed } from '../../verify/chains/audit-chain.ts';
import { auditSealer } from './audit-sealer.ts';
import { sealAuditEntries } from './audit.repository.ts';

let place: TestDatabase;
let other: Database;
beforeEach(async () => {
  place = await openTestDatabase();
  other = await openDatabase(place.place);
});
afterEach(async () => {
  await other.close();
  await place.close();
});
const db = () => place.database.kysely;

const write = (label: string) =>
  sql`insert into audit_entries (at, actor_name, action, entity, label) values (now(), 'Pema', 'update', 'Member', ${label})`;
async function sealedLabels() {
  const sealed = db().selectFrom('auditSeals').innerJoin('auditEntries', 'id', 'entryId').select('label');
  return (await sealed.orderBy('seq').execute()).map(({ label }) => label);
}

test('an entry that commits late with a lower number is sealed after those before which it was written', async () => {
  const late = await db().startTransaction().execute();
  await write('late').execute(late);
  await write('early').execute(db());
  expect(await sealAuditEntries(db())).toBe(1);
  await late.commit().execute();
  expect(await findBrokenAudit(db())).toBeNull();
  expect(await sealAuditEntries(db())).toBe(1);
  expect([await sealedLabels(), await findBrokenAudit(db())]).toEqual([['early', 'late'], null]);
});

test('no commit waits for a seal, also while one is being made', async () => {
  const sealing = await other.kysely.startTransaction().execute();
  await sql`select pg_advisory_xact_lock(727001)`.execute(sealing);
  await write('not held up').execute(db());
  expect([await sealAuditEntries(db()), (await readUnsealed(db())).count]).toEqual([0, 1]);
  await sealing.rollback().execute();
  expect(await sealAuditEntries(db())).toBe(1);
});

test('two servers that write and seal at once make one chain, and another takes on what a dead one left', async () => {
  const log = createLog('silent');
  const sealers = [db(), other.kysely].map((each) => auditSealer({ db: each, log, everyMs: 1 }));
  for (const sealer of sealers) sealer.start();
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let n = 0; n < 50; n += 1) await write(`${writer}/${n}`).execute(n % 2 === 0 ? db() : other.kysely);
  });
  await Promise.all(writers);
  // A process that is killed while it seals leaves nothing half done: its transaction is rolled back.
  const killed = await other.kysely.startTransaction().execute();
  await sealAuditEntries(killed);
  await killed.rollback().execute();
  await Promise.all(sealers.map((sealer) => sealer.stop()));
  const labels = await sealedLabels();
  expect([labels.length, new Set(labels).size, await findBrokenAudit(db())]).toEqual([400, 400, null]);
});

test('no function that must use indexes is compiled to machine code: it seems to cost too much, whatever it does', async () => {
  const { rows } = await sql<{ name: string; settings: string[] }>`
    select proname as name, proconfig as settings from pg_proc
    where 'enable_seqscan=off' = any(proconfig) order by proname`.execute(db());
  expect(rows.map(({ name }) => name)).toContain('seal_audit_entries');
  expect(rows.filter(({ settings }) => !settings.includes('jit=off'))).toEqual([]);
});
