import { defaultSettings } from '@kathok/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../../db/open-database.ts';
import { findPayments } from '../payments/payment.repository.ts';
import { issueReceipt } from './write-receipts.ts';
import { voidReceipt } from './receipt.repository.ts';
import { receiptHash } from './snapshot.ts';
import { transact, writeNow } from '../../db/at-end/index.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';
import { insertWaitingDonations } from '../../testing/waiting-donations.ts';
import { findBrokenReceipt } from '../../verify/chains/receipt-chain.ts';

let place: TestDatabase;
beforeAll(async () => {
  place = await openTestDatabase();
});
afterAll(() => place.close());

const facts = {
  payer: { name: 'Karma Dorji', membershipCode: null, email: null },
  title: 'Butter lamps',
  period: null,
  reference: null,
  isTaxDeductible: true,
  statusPath: '/donate',
};
const occasion = (now: string) => ({
  head: 'donations',
  facts,
  now: new Date(now),
  series: 'issued' as const,
  settings: defaultSettings,
});

async function paidPayment() {
  const { kysely: db } = place.database;
  const [donationId = ''] = await insertWaitingDonations(db, 1);
  const [payment] = await findPayments(db, { column: 'donationId' }, donationId);
  return payment!;
}

async function issue(now: string) {
  const payment = await paidPayment();
  const work = (tx: Tx) => issueReceipt(tx, payment, occasion(now));
  return { ...(await transact(place.database.kysely, work)), paymentId: payment.id };
}

test('numbers run through a year, and begin anew with the next', async () => {
  // 31 December 23:59 and 1 January 00:01 in Bhutan.
  const lastOfYear = await issue('2030-12-31T17:59:00Z');
  const second = await issue('2030-12-31T17:59:30Z');
  const firstOfNext = await issue('2030-12-31T18:01:00Z');
  expect([lastOfYear, second, firstOfNext].map(({ receiptNumber }) => receiptNumber)).toEqual([
    'KM/R/2030/000001',
    'KM/R/2030/000002',
    'KM/R/2031/000001',
  ]);
});

test('a number that was given in a transaction that failed is given again', async () => {
  const { kysely: db } = place.database;
  const first = await issue('2032-05-01T06:00:00Z');
  const payment = await paidPayment();
  const failing = transact(db, async (tx) => {
    await issueReceipt(tx, payment, occasion('2032-05-01T06:00:00Z'));
    await writeNow(tx);
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  const next = await issue('2032-05-01T06:00:00Z');
  expect([first.receiptNumber, next.receiptNumber]).toEqual(['KM/R/2032/000001', 'KM/R/2032/000002']);
});

test('each receipt seals the one before it', async () => {
  const { kysely: db } = place.database;
  await issue('2033-05-01T06:00:00Z');
  await issue('2033-05-01T06:00:00Z');
  const chain = await db
    .selectFrom('receipts')
    .select(['snapshot', 'previousHash', 'hash'])
    .where('year', '=', 2033)
    .orderBy('position')
    .execute();
  expect(chain.map(({ previousHash }) => previousHash)).toEqual(['', chain[0]?.hash]);
  expect(chain.map(({ previousHash, snapshot }) => receiptHash(previousHash, snapshot))).toEqual(
    chain.map(({ hash }) => hash),
  );
});

test('the database lets nobody change, delete or un-void a receipt', async () => {
  const { kysely: db } = place.database;
  const { id, paymentId } = await issue('2034-05-01T06:00:00Z');
  const attempts = [
    sql`update receipts set snapshot = '{}' where id = ${id}`,
    sql`update receipts set receipt_number = 'X' where id = ${id}`,
    sql`delete from receipts where id = ${id}`,
    sql`truncate receipts cascade`,
  ];
  for (const attempt of attempts)
    await expect(attempt.execute(db)).rejects.toThrow(/never changes|append-only/);
  await db.transaction().execute((tx) => voidReceipt(tx, paymentId, 'It bounced', new Date()));
  const unvoid = sql`update receipts set voided_at = null, void_reason = null where id = ${id}`;
  await expect(unvoid.execute(db)).rejects.toThrow('never changes');
});

test('the ledger takes nothing that does not balance, and lets nothing be changed', async () => {
  const { kysely: db } = place.database;
  const { paymentId } = await issue('2035-05-01T06:00:00Z');
  const posting = sql`insert into ledger_postings (payment_id, kind, head, method, currency, day, posted_at)
    values (${paymentId}, 'settle', 'donations', 'cash', 'BTN', '2035-05-01', now()) returning id`;
  await expect(posting.execute(db)).rejects.toThrow('must balance');
  const unbalanced = db.transaction().execute(async (tx) => {
    const { rows } = await posting.execute(tx);
    const { id } = rows[0] as { id: string };
    await sql`insert into ledger_entries values (${id}, 'cash', 100), (${id}, 'donations', -99)`.execute(tx);
  });
  await expect(unbalanced).rejects.toThrow('must balance');
  await expect(sql`truncate ledger_entries`.execute(db)).rejects.toThrow('append-only');
});

/** The days of a year's receipts in the order of their numbers. */
const daysOf = (year: number) =>
  place.database.kysely
    .selectFrom('receipts')
    .select(['issuedOn', 'snapshot'])
    .where('year', '=', year)
    .orderBy('position')
    .execute();

test('a clock that is set back makes no receipt older than the one before it', async () => {
  await issue('2036-05-10T06:00:00Z');
  const setBack = await issue('2036-05-08T06:00:00Z');
  await issue('2036-05-12T06:00:00Z');
  const receipts = await daysOf(2036);
  expect(receipts.map(({ issuedOn }) => issuedOn)).toEqual(['2036-05-10', '2036-05-10', '2036-05-12']);
  expect(receipts[1]?.snapshot).toContain('"issuedOn":"2036-05-10"');
  expect(setBack.receiptNumber).toBe('KM/R/2036/000002');
});

test('a year that a wrong clock had reached is left again: it has not begun', async () => {
  await issue('2029-06-01T06:00:00Z');
  await issue('2041-03-01T06:00:00Z');
  const right = await issue('2029-06-02T06:00:00Z');
  expect(right.receiptNumber).toBe('KM/R/2029/000002');
  const days = [await daysOf(2029), await daysOf(2041)].map((year) => year.map(({ issuedOn }) => issuedOn));
  expect(days).toEqual([['2029-06-01', '2029-06-02'], ['2041-03-01']]);
  expect(await findBrokenReceipt(place.database.kysely)).toBeNull();
});

test('a clock that is set back over New Year does not bring the old year back', async () => {
  await issue('2037-12-31T06:00:00Z');
  await issue('2038-01-01T06:00:00Z');
  const setBack = await issue('2037-12-31T07:00:00Z');
  expect(setBack.receiptNumber).toBe('KM/R/2038/000002');
  expect((await daysOf(2037)).map(({ issuedOn }) => issuedOn)).toEqual(['2037-12-31']);
  expect((await daysOf(2038)).map(({ issuedOn }) => issuedOn)).toEqual(['2038-01-01', '2038-01-01']);
  expect(await findBrokenReceipt(place.database.kysely)).toBeNull();
});
