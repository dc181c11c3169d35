import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../base/log.ts';
import type { Storage } from '../../base/storage/storage.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';
import { lookAfter } from '../../testing/tampering.ts';
import { findBrokenAudit, readUnsealed } from '../../verify/chains/audit-chain.ts';
import { auditSealer } from './audit-sealer.ts';
import { sealAuditEntries } from './audit.repository.ts';

let place: TestDatabase;
beforeEach(async () => {
  place = await openTestDatabase();
});
afterEach(() => place.close());
const db = () => place.database.kysely;

const write = (label: string) =>
  sql`insert into audit_entries (at, actor_name, action, entity, label) values (now(), 'Pema', 'update', 'Member', ${label})`;
const waiting = async () => (await readUnsealed(db())).count;
const seals = async () => (await db().selectFrom('auditSeals').selectAll().orderBy('seq').execute()).length;
const log = createLog('silent');

test('what was written is sealed once, in batches of any number, and a gap left by a roll-back is none', async () => {
  await write('first').execute(db());
  const rolledBack = await db().startTransaction().execute();
  await write('rolled back').execute(rolledBack);
  await rolledBack.rollback().execute();
  await sql`insert into audit_entries (at, actor_name, action, entity) select now(), 'Pema', 'update', 'Member'
    from generate_series(1, 2500)`.execute(db());
  expect([await waiting(), await findBrokenAudit(db())]).toEqual([2501, null]);
  expect(await sealAuditEntries(db())).toBe(2501);
  expect([await waiting(), await sealAuditEntries(db()), await findBrokenAudit(db())]).toEqual([0, 0, null]);
});

test('an entry that waits for its seal can be neither changed, removed nor taken out of the queue', async () => {
  await write('waits').execute(db());
  for (const [change, refusal] of [
    ['update audit_entries set label = null', 'append-only'],
    ['delete from audit_entries', 'append-only'],
    ['delete from audit_unsealed', 'is not sealed yet'],
    ['update audit_unsealed set digest = null', 'append-only'],
    ['truncate audit_unsealed', 'append-only'],
  ] as const)
    await expect(sql.raw(change).execute(db()), `${change}`).rejects.toThrow(refusal);
});

test('one that was changed or removed by force meanwhile is named, and never sealed', async () => {
  await write('sealed').execute(db());
  await sealAuditEntries(db());
  await write('waits').execute(db());
  const last = sql`(select max(id) from audit_entries)`;
  const tamperings = {
    'it is not what was written': sql`update audit_entries set label = 'x' where id = ${last}`,
    'it is missing, and waits for its seal': sql`delete from audit_entries where id = ${last}`,
    'it is sealed, and waits for a seal': sql`insert into audit_unsealed values (1, 'x')`,
    'it was never sealed': sql`delete from audit_unsealed`,
  };
  for (const [problem, tampering] of Object.entries(tamperings)) {
    const found = await lookAfter(db(), [tampering], async (tx) => {
      const before = await findBrokenAudit(tx);
      await sealAuditEntries(tx);
      return [before, await findBrokenAudit(tx)];
    });
    const named = { record: expect.stringMatching(/^audit entry [12]$/), problem };
    expect(found).toEqual([named, named]);
  }
});

test('a sealer works while there is room, goes on after trouble, and seals the rest when it stops', async () => {
  const storage: { -readonly [Key in keyof Storage]: Storage[Key] } = { state: 'full', uploads: 'full' };
  const sealer = auditSealer({ db: db(), log, storage, everyMs: 5, afterTroubleMs: 5 });
  await write('no room').execute(db());
  sealer.start();
  await sleep(100);
  expect(await seals()).toBe(0);
  storage.state = 'ok';
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0);

  const rename = (from: string, to: string) =>
    sql`alter function ${sql.ref(from)} (integer) rename to ${sql.ref(to)}`.execute(db());
  await rename('seal_audit_entries', 'no_more');
  await write('in trouble').execute(db());
  await sleep(100);
  expect(await waiting()).toBe(1);
  await rename('no_more', 'seal_audit_entries');
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0);

  await write('last').execute(db());
  await sealer.stop();
  expect([await waiting(), await seals(), await findBrokenAudit(db())]).toEqual([0, 3, null]);
});
