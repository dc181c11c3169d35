import { donationPurposes } from '@kathok/contract';
import type { TestApp } from './start-test-app.ts';

let count = 0;

/** A promised donation, straight into the table: for tests that need many. */
export async function insertDonation(app: TestApp, minor = 150_000, currency = 'BTN'): Promise<string> {
  const [purpose] = await app.call(donationPurposes.all, {});
  if (!purpose) throw new Error('No purpose is shipped.');
  count += 1;
  const { id } = await app.db
    .insertInto('donations')
    .values({
      donationNumber: `CARD-${count}`,
      donorType: 'non_member',
      donorName: 'Pema Lhamo',
      email: 'pema@example.bt',
      purposeId: purpose.id,
      amount: minor,
      currency,
      donatedOn: '2026-11-15',
      reference: `KC${String(count).padStart(6, '0')}`,
      channel: 'public',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
