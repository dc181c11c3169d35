import { type Donation, type DonationRow, donations, imports, type InputOf } from '@kathok/contract';
import { expect, test } from 'vitest';
import { sampleDonation } from '../../../testing/donation-samples.ts';
import { importer } from '../../../testing/importer.ts';
import { bookFile } from '../../../testing/payment-sheet.ts';
import { startAppForFile } from '../../../testing/office.ts';

const app = await startAppForFile();
const treasurer = await app.signIn('Treasurer');

type Query = InputOf<typeof donations.list>['query'];
async function found(query: Partial<Query>) {
  const { data, meta } = await app.call(donations.list, { query }, treasurer);
  return { receipts: data.map(({ receiptNumber }) => receiptNumber), count: meta.itemCount };
}
const give = async (values: object) =>
  (await app.call(donations.create, { body: await sampleDonation(app, values) }, treasurer)) as Donation;
const idsOf = async (query: Partial<Query>) =>
  (await app.call(donations.list, { query }, treasurer)).data.map(({ id }) => id);

test('an old receipt is found alone, though it begins others, in every order, tab and export', async () => {
  const office = await importer(app, imports.donationPayments, 'Treasurer');
  const facts = { Purpose: 'Butter lamps', 'Donated on': '25/03/2021', Amount: '500', Method: 'cash' };
  const rows = ['B-7', 'B-71', 'B-72'].map((receipt, at) => ({
    ...facts,
    Donor: `Donor ${at}`,
    'Receipt no': receipt,
  }));
  const { importId } = await office.preview(bookFile(rows));
  await office.commit(importId, 'abort');
  await office.runToEnd(importId);

  const alone = { receipts: ['B-7'], count: 1 };
  const views: Partial<Query>[] = [
    {},
    { paymentStatus: 'paid' },
    { sortBy: 'amount' },
    { order: 'ASC' },
    { take: 1 },
  ];
  for (const view of views) expect(await found({ q: 'B-7', ...view })).toEqual(alone);
  expect(await found({ q: 'B-7', take: 1, page: 2 })).toEqual({ receipts: [], count: 1 });
  expect((await found({ q: 'B-72' })).receipts).toEqual(['B-72']);
  const exported = await app.send(donations.all, { query: { q: 'B-7' } }, { token: treasurer });
  expect((exported.body as DonationRow[]).map(({ receiptNumber }) => receiptNumber)).toEqual(['B-7']);
});

test('a passport that is written like the number of a donation is found beside it, in the order that is asked for', async () => {
  const first = await give({ donorName: 'Kelzang', donatedOn: '2026-11-01' });
  const passport = { identityType: 'passport', identityNumber: first.donationNumber.replace('-', '') };
  const second = await give({ donorName: 'Diplomat', donatedOn: '2026-11-02', ...passport });
  expect(await idsOf({ q: passport.identityNumber })).toEqual([second.id, first.id]);
  expect(await idsOf({ q: passport.identityNumber, order: 'ASC' })).toEqual([first.id, second.id]);
  expect(await idsOf({ q: second.donationNumber })).toEqual([second.id]);
});
