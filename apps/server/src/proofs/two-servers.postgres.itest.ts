import { type Donation, donations } from '@kathok/contract';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { openDatabase } from '../db/open-database.ts';
import { sealAuditEntries } from '../platform/audit/audit.repository.ts';
import { sampleDonation } from '../testing/donation-samples.ts';
import { endpointClient } from '../testing/endpoint-client.ts';
import { howMany } from '../testing/how-many.ts';
import { startAppForFile } from '../testing/office.ts';
import { injected } from '../testing/transports.ts';
import { findDisagreements } from '../verify/verify.ts';

const each = howMany({ test: 30, prove: 500 });

const app = await startAppForFile();
const otherDatabase = await openDatabase(app.place);
const other = await buildApp({ ...app.deps, database: otherDatabase });
afterAll(async () => {
  await other.close();
  await otherDatabase.close();
});

test('two servers that record and approve at once number everything without a gap, and everything agrees', async () => {
  const token = await app.signIn('Administrator');
  const servers = [app, endpointClient(injected(other))];
  const paid = await sampleDonation(app, { payment: { method: 'cash' } });
  const promised = await sampleDonation(app);
  const recorded = await Promise.all(
    servers.flatMap((server) =>
      Array.from({ length: each }, async (_, place) => {
        const body = place % 3 === 0 ? promised : paid;
        return (await server.call(donations.create, { body }, token)) as Donation;
      }),
    ),
  );
  const numbers = recorded.map(({ donationNumber }) => Number(donationNumber.slice(2, -1)));
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 2 * each }, (_, at) => at + 1));
  const receipts = recorded.flatMap(({ receiptNumber }) =>
    receiptNumber ? [Number(receiptNumber.slice(-6))] : [],
  );
  const paidCount = recorded.filter(({ paymentStatus }) => paymentStatus === 'paid').length;
  expect(receipts.sort((a, b) => a - b)).toEqual(Array.from({ length: paidCount }, (_, at) => at + 1));
  await Promise.all([sealAuditEntries(app.db), sealAuditEntries(otherDatabase.kysely)]);
  expect(await findDisagreements(app.db)).toEqual([]);
});
