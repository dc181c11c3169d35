import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { readMigrations } from './read-migrations.ts';
import { type Database, openDatabase } from '../open-database.ts';
import { ledgerTotals, simulatedTotals } from '../../modules/ledger/total.repository.ts';
import { receiptHash } from '../../modules/receipts/snapshot.ts';
import { type DatabasePlace, emptyPlace } from '../../testing/database-place.ts';
import { lookAtOneMoment } from '../../verify/one-moment.ts';
import { findDisagreements } from '../../verify/verify.ts';

let place: DatabasePlace;
let database: Database;
let agreedBefore: Awaited<ReturnType<typeof findDisagreements>>;

/** A donation that was paid by card before simulated payments were marked; its receipt says nothing about it. */
async function insertPaid(position: number, gateway: string, previousHash: string): Promise<string> {
  const receiptNumber = `KM/R/2026/00000${position}`;
  const day = '2026-11-01';
  const money = { amount: '500.00', currency: 'BTN', paidOn: day };
  const snapshot = JSON.stringify({ receiptNumber, issuedOn: day, ...money });
  const hash = receiptHash(previousHash, snapshot);
  await database.pool.query(
    `WITH donation AS (
       INSERT INTO donations (donation_number, donor_type, donor_name, purpose_id, amount, currency, donated_on, reference,
         channel, payment_status, amount_paid)
       SELECT $1, 'non_member', 'Pema', id, 50000, 'BTN', '2026-11-01', $1, 'public', 'paid', 50000
       FROM donation_purposes LIMIT 1 RETURNING id),
     payment AS (
       INSERT INTO payments (donation_id, method, amount, currency, status, paid_on, gateway, gateway_order_id, submitted_at)
       SELECT id, 'card', 50000, 'BTN', 'paid', '2026-11-01', $2, $1, now() FROM donation RETURNING id),
     posting AS (
       INSERT INTO ledger_postings (payment_id, kind, head, method, currency, day, posted_at)
       SELECT id, 'settle', 'donations', 'card', 'BTN', '2026-11-01', now() FROM payment RETURNING id),
     entries AS (
       INSERT INTO ledger_entries SELECT id, account, amount FROM posting,
         (VALUES ('card', 50000), ('donations', -50000)) AS entry (account, amount)),
     attempt AS (
       INSERT INTO card_attempts (payment_id, is_simulation) SELECT id, $2 LIKE '%simulation' FROM payment)
     INSERT INTO receipts (receipt_number, series, year, position, payment_id, issued_on, snapshot, previous_hash, hash,
       verification_code, check_code, created_at)
     SELECT $3, 'issued', 2026, $4, id, '2026-11-01', $5, $6, $7, $3, 'X', now() FROM payment`,
    [`D-${position}`, gateway, receiptNumber, position, snapshot, previousHash, hash],
  );
  await database.pool.query(`UPDATE donations SET deciding_payment_id = payments.id FROM payments
    WHERE payments.donation_id = donations.id`);
  return hash;
}

beforeAll(async () => {
  place = await emptyPlace();
  database = await openDatabase(place);
  await database.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await migrate(
    database,
    readMigrations().filter(({ name }) => name < '0009'),
  );
  await database.pool.query(`INSERT INTO receipt_counters VALUES ('issued', 2026, 2)`);
  await insertPaid(2, 'worldline', await insertPaid(1, 'worldline-simulation', ''));
  agreedBefore = await lookAtOneMoment(database, findDisagreements);
  await migrate(database);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

test('earlier payments of the simulator are marked and leave the money; those of the bank stay', async () => {
  const { rows } = await database.pool.query(
    `SELECT gateway, is_simulated, receipt_number FROM payments JOIN receipts ON payment_id = payments.id ORDER BY 3`,
  );
  expect(rows).toEqual([
    { gateway: 'worldline-simulation', is_simulated: true, receipt_number: 'KM/R/2026/000001' },
    { gateway: 'worldline', is_simulated: false, receipt_number: 'KM/R/2026/000002' },
  ]);
  expect(await ledgerTotals(database.kysely, {})).toEqual([
    { head: 'donations', method: 'card', currency: 'BTN', amount: 50_000, count: 1 },
  ]);
  expect(await simulatedTotals(database.kysely, {})).toEqual([{ currency: 'BTN', amount: 50_000, count: 1 }]);
});

test('what was changed is in the audit, the ledger is guarded as before, and everything agrees', async () => {
  const audited = await database.kysely
    .selectFrom('auditEntries')
    .select(['action', 'label', 'before', 'after'])
    .execute();
  expect(audited).toEqual([
    {
      action: 'mark_simulated',
      label: 'KM/R/2026/000001',
      before: { head: 'donations' },
      after: { head: 'simulated' },
    },
  ]);
  for (const change of [
    `UPDATE ledger_postings SET head = 'donations'`,
    `UPDATE ledger_entries SET amount = amount + 1`,
  ])
    await expect(database.pool.query(change)).rejects.toThrow('append-only');
  expect(await findDisagreements(database.kysely)).toEqual([]);
});

test('a database that was not migrated yet is verified as it will be', () => {
  expect(agreedBefore).toEqual([]);
});
