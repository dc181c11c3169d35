import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../db/open-database.ts';
import { sealAuditEntries } from '../platform/audit/audit.repository.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { lookAfter } from '../testing/tampering.ts';
import { findBrokenAudit } from './chains/audit-chain.ts';
import { findLostHead, formatHead, parseHead, readHeads } from './chains/chain-heads.ts';
import { findDisagreements } from './verify.ts';

let place: TestDatabase;
beforeAll(async () => {
  place = await openTestDatabase();
  await sql`insert into audit_entries (at, actor_name, action, entity, entity_id, label, before, after)
    select timestamptz '2026-11-15 06:00:00Z' + n * interval '1 second', 'Pema', 'update', 'Member', n, 'Member ' || n,
      jsonb_build_object('phone', n), jsonb_build_object('phone', n + 1)
    from generate_series(1, 20) as n`.execute(place.database.kysely);
  await sealAuditEntries(place.database.kysely);
});
afterAll(() => place.close());

const entryOf = (seq: number) => sql`(select entry_id from audit_seals where seq = ${seq})`;
const removeEntry = (seq: number) => sql`delete from audit_entries where id = ${entryOf(seq)}`;
const removeSeal = (seq: number) => sql`delete from audit_seals where seq = ${seq}`;
const digest = (seq: number) => sql`audit_digest(
  coalesce((select hash from audit_seals where seq = ${seq} - 1), ''),
  (select entries from audit_entries as entries where id = ${entryOf(seq)}))`;
const sealAnew = (seq: number) => sql`update audit_seals set hash = ${digest(seq)} where seq = ${seq}`;
const changeEntry = (seq: number) =>
  sql`update audit_entries set actor_name = 'Dorji' where id = ${entryOf(seq)}`;
const forge = sql`insert into audit_entries (id, at, actor_name, action, entity) overriding system value
  values (1000, timestamptz '2026-11-15 07:00:00Z', 'Dorji', 'update', 'Member')`;
const fromTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Entries have the numbers of their seals here. */
const kinds: Record<string, { steps: ReturnType<typeof sql>[]; record: string }> = {
  'an entry is changed': { steps: [changeEntry(7)], record: 'audit entry 7' },
  'the first entry is changed': { steps: [changeEntry(1)], record: 'audit entry 1' },
  'the last entry is changed': { steps: [changeEntry(20)], record: 'audit entry 20' },
  'an entry is changed and sealed anew': { steps: [changeEntry(7), sealAnew(7)], record: 'audit entry 8' },
  'an entry is removed': { steps: [removeEntry(7)], record: 'audit entry 7' },
  'an entry is removed with its seal': { steps: [removeEntry(7), removeSeal(7)], record: 'audit seal 7' },
  'the first entry is removed with its seal': {
    steps: [removeEntry(1), removeSeal(1)],
    record: 'audit seal 1',
  },
  'an entry is removed, and a later one is changed': {
    steps: [changeEntry(15), removeEntry(7)],
    record: 'audit entry 7',
  },
  'an entry is removed, and the seals after it are moved up': {
    steps: [
      removeEntry(7),
      removeSeal(7),
      ...fromTo(8, 20).map((seq) => sql`update audit_seals set seq = seq - 1 where seq = ${seq}`),
    ],
    record: 'audit entry 8',
  },
  'a seal is removed': { steps: [removeSeal(7)], record: 'audit seal 7' },
  'the last entry is removed with its seal': {
    steps: [removeEntry(20), removeSeal(20)],
    record: 'audit seal 20',
  },
  'the last five entries are removed with their seals': {
    steps: fromTo(16, 20).flatMap((seq) => [removeEntry(seq), removeSeal(seq)]),
    record: 'audit seal 16',
  },
  'all entries and seals are removed': {
    steps: [sql`truncate audit_entries, audit_seals`],
    record: 'audit seal 1',
  },
  'entries, seals and head are removed': {
    steps: [sql`truncate audit_entries, audit_seals, audit_head`],
    record: 'audit head',
  },
  'a forged entry is added without a seal': { steps: [forge], record: 'audit entry 1000' },
  'a forged entry is added with the right seal': {
    steps: [forge, sql`insert into audit_seals values (21, 1000, '')`, sealAnew(21)],
    record: 'audit seal 21',
  },
  'a forged entry is put in the place of another': {
    steps: [removeEntry(7), forge, sql`update audit_seals set entry_id = 1000 where seq = 7`],
    record: 'audit entry 1000',
  },
  'a forged seal stands before the first': {
    steps: [forge, sql`insert into audit_seals values (0, 1000, '')`],
    record: 'audit seal 0',
  },
  'two entries change places': {
    steps: [
      sql`update audit_seals set entry_id = -1 where seq = 7`,
      sql`update audit_seals set entry_id = 7 where seq = 8`,
      sql`update audit_seals set entry_id = 8 where seq = 7`,
    ],
    record: 'audit entry 8',
  },
  'a seal is changed': {
    steps: [sql`update audit_seals set hash = 'x' where seq = 7`],
    record: 'audit entry 7',
  },
  'the chain is computed anew from a changed entry on': {
    steps: [changeEntry(7), ...fromTo(7, 20).map(sealAnew)],
    record: 'audit head',
  },
  'the head is set back': { steps: [sql`update audit_head set seq = 19`], record: 'audit seal 20' },
  'the head is removed': { steps: [sql`delete from audit_head`], record: 'audit head' },
};

test('what was written agrees, in portions of any size', async () => {
  for (const portion of [1, 7, 19, 20, 21, 5000])
    expect(await findBrokenAudit(place.database.kysely, portion), `${portion}`).toBeNull();
});

test.each(Object.entries(kinds))('%s: the first such record is named', async (_kind, { steps, record }) => {
  const found = await lookAfter(place.database.kysely, steps, async (tx) => {
    const [finding] = await findDisagreements(tx);
    return [finding?.disagreement, await findBrokenAudit(tx, 1), await findBrokenAudit(tx, 7)];
  });
  const named = { record, problem: expect.any(String) };
  expect(found).toEqual([named, named, named]);
});

test('after the last entry was removed, those that follow do not hide it', async () => {
  const steps = [removeEntry(20), removeSeal(20)];
  const found = await lookAfter(place.database.kysely, steps, async (tx) => {
    await sql`insert into audit_entries (at, actor_name, action, entity) values (now(), 'Pema', 'update', 'Member')`.execute(
      tx,
    );
    await sealAuditEntries(tx);
    return findBrokenAudit(tx);
  });
  expect(found).toEqual({ record: 'audit seal 20', problem: expect.stringContaining('missing') });
});

test('who rewrites everything is found by a head that was noted elsewhere', async () => {
  const noted = (await readHeads(place.database.kysely)).map(formatHead);
  expect(noted).toEqual([expect.stringMatching(/^audit:20:[0-9a-f]{64}$/)]);
  const heads = noted.map((text) => parseHead(text)!);
  const rewritten = [
    changeEntry(7),
    ...fromTo(7, 20).map(sealAnew),
    sql`update audit_head set hash = (select hash from audit_seals where seq = 20)`,
  ];
  const look = async (tx: Tx) => [await findDisagreements(tx), await findLostHead(tx, heads)];
  const lost = { record: 'audit number 20', problem: expect.stringContaining('it has the hash') };
  expect(await lookAfter(place.database.kysely, rewritten, look)).toEqual([[], lost]);
  const cut = fromTo(16, 20).flatMap((seq) => [removeEntry(seq), removeSeal(seq)]);
  const setBack = sql`update audit_head set (seq, hash) = (select seq, hash from audit_seals where seq = 15)`;
  const missing = { record: 'audit number 20', problem: 'it is missing' };
  expect(await lookAfter(place.database.kysely, [...cut, setBack], look)).toEqual([[], missing]);
  expect(await lookAfter(place.database.kysely, [], look)).toEqual([[], null]);
});
