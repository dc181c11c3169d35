import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPayments, movePayment } from './payment.repository.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';
import { insertWaitingDonations } from '../../testing/waiting-donations.ts';

let place: TestDatabase;
beforeAll(async () => {
  place = await openTestDatabase();
});
afterAll(() => place.close());

const decided = { verifiedAt: new Date() };

async function waitingPayment() {
  const { kysely: db } = place.database;
  const [donationId = ''] = await insertWaitingDonations(db, 1);
  const [payment] = await findPayments(db, { column: 'donationId' }, donationId);
  return { db, payment: payment! };
}

test('a stale look at a payment decides nothing', async () => {
  const { db, payment } = await waitingPayment();
  await db.transaction().execute((tx) => movePayment(tx, payment, 'approved', decided));
  const again = db.transaction().execute((tx) => movePayment(tx, payment, 'rejected', decided));
  await expect(again).rejects.toMatchObject({ code: 'wrong_state' });
  const [after] = await findPayments(db, { column: 'donationId' }, payment.donationId ?? '');
  expect(after).toMatchObject({ status: 'paid', version: payment.version + 1 });
});

test('what cannot follow is refused before anything is written', async () => {
  const { db, payment } = await waitingPayment();
  const reversed = db.transaction().execute((tx) => movePayment(tx, payment, 'reversed', decided));
  await expect(reversed).rejects.toMatchObject({ code: 'wrong_state' });
});
