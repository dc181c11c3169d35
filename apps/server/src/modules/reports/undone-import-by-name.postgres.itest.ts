import { imports, type InputOf, reports } from '@kathok/contract';
import { expect, test } from 'vitest';
import { importer } from '../../testing/importer.ts';
import { bookFile } from '../../testing/payment-sheet.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

type Query = InputOf<typeof reports.donations>['query'];

test('a report of one donor still knows what an undone import booked and took back', async () => {
  const app = await startTestApp();
  const treasurer = await app.signIn('Treasurer');
  const office = await importer(app, imports.donationPayments, 'Treasurer');
  const sheet = bookFile([
    {
      Donor: 'Zangpo',
      Purpose: 'Butter lamps',
      'Donated on': '25/02/2021',
      Amount: '500',
      Method: 'cash',
    },
  ]);
  const { importId } = await office.preview(sheet);
  await office.commit(importId, 'abort');
  await office.runToEnd(importId);
  await office.undo(importId);
  await office.runToEnd(importId);

  const years = async (query: Partial<Query>) => {
    const { data } = await app.call(reports.donations, { query: { groupBy: 'year', ...query } }, treasurer);
    return data.map(({ name, amount }) => [name, amount]);
  };
  const entries = async (q?: string) =>
    (await app.call(reports.donationEntries, { query: { q } }, treasurer)).data.map(({ amount }) => amount);
  const all = await years({});
  expect(all).toEqual([
    ['2021', '500.00'],
    ['2026', '-500.00'],
  ]);
  expect(await years({ q: 'zangpo' })).toEqual(all);
  expect(await entries('zangpo')).toEqual(await entries());
  expect(await entries()).toHaveLength(2);
  await app.close();
});
