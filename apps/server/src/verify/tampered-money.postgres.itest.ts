import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskBlobs } from '../base/files/blobs/disk-blobs.ts';
import { fileStore } from '../platform/files/files.ts';
import type { TestApp } from '../testing/start-test-app.ts';
import { foundAfter, lookAfter, startCentreWithMoney } from '../testing/tampering.ts';
import { findLostHead, readHeads } from './chains/chain-heads.ts';
import { findBrokenReceipt } from './chains/receipt-chain.ts';
import { findBrokenFile } from './stored-files.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startCentreWithMoney();
});
afterAll(() => app.close());

// Receipt 1 is of a donation, 2 of a donation that was taken back, 3 of a fee.
const numbered = (position: number) => `receipt KM/R/2026/00000${position}`;
const placed = (position: number) => `receipt ${position} of the series issued 2026`;
const receipt = (position: number, change: RawBuilder<unknown>) =>
  sql`update receipts set ${change} where position = ${position}`;
const remove = (position: number) => sql`delete from receipts where position = ${position}`;
const sealAnew = (position: number) => sql`update receipts set previous_hash = coalesce(before.hash, ''),
    hash = encode(sha256(convert_to(coalesce(before.hash, '') || E'\n' || receipts.snapshot, 'UTF8')), 'hex')
  from (select max(hash) filter (where position = ${position - 1}) as hash from receipts) as before
  where position = ${position}`;
const dayGoesBack = sql`snapshot = replace(snapshot, '"issuedOn":"2026-11-15"', '"issuedOn":"2026-11-14"'), issued_on = '2026-11-14'`;
const dayOfAnotherYear = sql`snapshot = replace(snapshot, '"issuedOn":"2026-11-15"', '"issuedOn":"2027-11-15"'), issued_on = '2027-11-15'`;

const settled = sql`(select id from ledger_postings where kind = 'settle' and head = 'membership_fees')`;
const entries = (change: RawBuilder<unknown>) =>
  sql`update ledger_entries set ${change} where posting_id = ${settled}`;
const posting = (change: RawBuilder<unknown>) =>
  sql`update ledger_postings set ${change} where id = ${settled}`;
const removeEntries = sql`delete from ledger_entries where posting_id = ${settled}`;
const removePosting = sql`delete from ledger_postings where id = ${settled}`;
const someRecord = /^(receipt|posting|payment) \S+/;

const kinds: [kind: string, record: string | RegExp, ...steps: RawBuilder<unknown>[]][] = [
  ['a receipt is removed', placed(2), remove(2)],
  ['the last receipt is removed', placed(3), remove(3)],
  [
    'the last receipt is removed and the counter set back',
    /^payment /,
    remove(3),
    sql`update receipt_counters set value = 2`,
  ],
  ['all receipts are removed', placed(1), sql`truncate receipts cascade`],
  ['receipts and counters are removed', /^payment /, sql`truncate receipts, receipt_counters cascade`],
  ['the counter is removed', placed(3), sql`truncate receipt_counters`],
  ['the counter is set on', placed(4), sql`update receipt_counters set value = 4`],
  ['the counter is set back', placed(3), sql`update receipt_counters set value = 2`],
  [
    'a receipt says another amount',
    numbered(1),
    receipt(1, sql`snapshot = replace(snapshot, '500.00', '900.00')`),
  ],
  ['a receipt ends in another byte', numbered(3), receipt(3, sql`snapshot = left(snapshot, -1) || ' '`)],
  [
    'a receipt has another number',
    'receipt KM/R/2026/000009',
    receipt(3, sql`receipt_number = 'KM/R/2026/000009'`),
  ],
  ['a receipt has another hash', numbered(2), receipt(2, sql`hash = md5(hash)`)],
  ['a receipt is of another day', numbered(2), receipt(2, sql`issued_on = issued_on + 1`)],
  ['a receipt was never void', numbered(2), receipt(2, sql`voided_at = null, void_reason = null`)],
  ['a receipt is void', numbered(1), receipt(1, sql`voided_at = now(), void_reason = 'x'`)],
  ['a receipt is older than the one before', numbered(3), receipt(3, dayGoesBack), sealAnew(3)],
  ['a receipt is of a year it is not counted in', numbered(3), receipt(3, dayOfAnotherYear), sealAnew(3)],
  ['an entry has another amount', someRecord, entries(sql`amount = amount + 1`)],
  ['both entries have another amount', someRecord, entries(sql`amount = amount + sign(amount)`)],
  [
    'an entry stands under another account',
    /^posting /,
    entries(sql`account = replace(account, 'membership_fees', 'donations')`),
  ],
  ['entries are removed', /^posting /, removeEntries],
  ['a posting is removed with its entries', /^payment /, removeEntries, removePosting],
  ['a posting is removed and its entries are left', /^posting /, removePosting],
  ['a posting is moved to another day', /^posting /, posting(sql`day = day + 1`)],
  [
    'a posting is moved to another day and sealed anew',
    /^posting /,
    sql`alter table ledger_postings enable always trigger ledger_postings_sealed`,
    posting(sql`day = day + 1`),
  ],
  [
    'a payment is removed',
    /^(posting|receipt) /,
    sql`delete from payments where id = (select payment_id from ledger_postings where id = ${settled})`,
  ],
  [
    'a donation stays with a member who was merged',
    /^donation /,
    sql`update donations set donor_type = 'member', member_id = (select min(id::text)::uuid from all_members)`,
    sql`update all_members set merged_into = (select max(id::text)::uuid from all_members), deleted_at = now()
      where id = (select member_id from donations limit 1)`,
  ],
  [
    'a guard is switched off',
    'table receipts',
    sql`alter table receipts disable trigger receipts_only_voided`,
  ],
];

test.each(kinds)('%s: a record is named', async (_kind, record, ...steps) => {
  const found = await foundAfter(app.db, ...steps);
  const records = found.map(({ disagreement }) => disagreement?.record);
  const isNamed = (found = '') => (typeof record === 'string' ? found === record : record.test(found));
  expect(records.some(isNamed), `${records.join(', ')}`).toBe(true);
});

test('receipts agree in portions of any size, and a gap is found in each', async () => {
  for (const portion of [1, 2, 3, 4]) {
    expect(await findBrokenReceipt(app.db, portion)).toBeNull();
    const found = await lookAfter(app.db, [remove(2)], (tx) => findBrokenReceipt(tx, portion));
    expect(found).toEqual({ record: placed(2), problem: 'it is missing before KM/R/2026/000003' });
  }
});

test('receipts that were all written anew are found by a head that was noted elsewhere', async () => {
  const heads = (await readHeads(app.db)).filter(({ chain }) => chain === 'issued-2026');
  expect(heads).toEqual([{ chain: 'issued-2026', count: 3, hash: expect.any(String) }]);
  expect(await findLostHead(app.db, heads)).toBeNull();
  const anew = [receipt(1, sql`snapshot = snapshot || ' '`), sealAnew(1), sealAnew(2), sealAnew(3)];
  const found = await lookAfter(app.db, anew, (tx) => findLostHead(tx, heads));
  expect(found).toMatchObject({ record: 'issued-2026 number 3' });
});

test('an uploaded file with another byte, or none at all, is named', async () => {
  const folder = join(app.deps.dataDir, 'files');
  const files = fileStore(diskBlobs(folder));
  expect(await findBrokenFile(app.db, files, 2)).toBeNull();
  const { id, byteSize } = await app.db.selectFrom('files').selectAll().executeTakeFirstOrThrow();
  const path = join(folder, id.slice(0, 2), id);
  expect(await readdir(join(folder, id.slice(0, 2)))).toContain(id);
  await writeFile(path, Buffer.alloc(byteSize));
  expect(await findBrokenFile(app.db, files)).toEqual({
    record: `file ${id}`,
    problem: 'it is not what was stored',
  });
  await rm(path);
  expect(await findBrokenFile(app.db, files, 2)).toEqual({
    record: `file ${id}`,
    problem: 'its file is missing',
  });
});
