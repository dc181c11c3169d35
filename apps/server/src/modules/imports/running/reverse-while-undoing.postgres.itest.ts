import { donations, imports } from '@kathok/contract';
import { expect, test } from 'vitest';
import { importer } from '../../../testing/importer.ts';
import { bookFile, booksOf } from '../../../testing/payment-sheet.ts';
import { startAppForFile } from '../../../testing/office.ts';

const app = await startAppForFile();
const office = await importer(app, imports.donationPayments, 'Treasurer');

/** A book with one donation of this day. */
async function importedDonation(day: string) {
  const row = { Donor: 'Pema Lhamo', Purpose: 'Butter lamps', Amount: '500', Method: 'cash' };
  const { importId } = await office.preview(bookFile([{ ...row, 'Donated on': day }]));
  await office.commit(importId);
  expect(await office.runToEnd(importId)).toMatchObject({ state: 'done', created: 1 });
  const { id } = await app.db
    .selectFrom('donations')
    .select('id')
    .where('importId', '=', importId)
    .executeTakeFirstOrThrow();
  return { importId, id };
}

/** Answers what a reversal and a correction are told. */
async function reverseAndCorrect(id: string) {
  const token = office.token();
  const mistake = { reason: 'Misread', isTold: false };
  return [
    await app.send(donations.reverse, { params: { id }, body: { reason: 'Misread' } }, { token }),
    await app.send(donations.correct, { params: { id }, body: { ...mistake, amount: '50' } }, { token }),
  ];
}
const refused = {
  status: 409,
  body: { code: 'wrong_state', detail: expect.stringContaining('still running or being undone') },
};

test('what an import brought in is neither reversed nor corrected while it is undone, and all of it goes', async () => {
  const { importId, id } = await importedDonation('2021-02-25');
  expect(await office.undo(importId)).toMatchObject({ state: 'undoing' });
  expect(await reverseAndCorrect(id)).toMatchObject([refused, refused]);
  expect(await office.runToEnd(importId)).toMatchObject({ state: 'undone' });
  const donation = await app.db
    .selectFrom('donations')
    .select(['deletedAt', 'amountPaid', 'paymentStatus'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(donation).toEqual({ deletedAt: expect.any(Date), amountPaid: 0, paymentStatus: 'reversed' });
  expect(await booksOf(app.db)).toMatchObject({ income: 0, paid: 0, valid: 0, disagreements: [] });
});

test('nor while it is running, since it may fail; once it is done, it may be', async () => {
  const { importId, id } = await importedDonation('2021-02-26');
  const setState = (state: 'running' | 'done') =>
    app.db.updateTable('imports').set({ state }).where('id', '=', importId).execute();
  await setState('running');
  expect(await reverseAndCorrect(id)).toMatchObject([refused, refused]);
  await setState('done');
  const [reversed] = await reverseAndCorrect(id);
  expect(reversed).toMatchObject({ status: 200 });
  expect((await booksOf(app.db)).disagreements).toEqual([]);
});
