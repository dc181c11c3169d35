import { donations } from '@kathok/contract';
import { expect, test } from 'vitest';
import { contextDepsOf } from '../../app-deps.ts';
import { sampleDonation } from '../../testing/donation-samples.ts';
import { startAppForFile } from '../../testing/office.ts';
import { systemContext } from '../system-context.ts';
import { tidyUp } from './tidy-up.ts';

const app = await startAppForFile();
const treasurer = await app.signIn('Treasurer');

const give = async (donorName: string) =>
  app.call(donations.create, { body: await sampleDonation(app, { donorName }) }, treasurer);
const names = async () =>
  (await app.db.selectFrom('donorNameCounts').select('donorNameKey').distinct().execute()).map(
    ({ donorNameKey }) => donorNameKey,
  );

test('tidying up leaves names to the next hour while somebody is long about one, and nobody waits for it', async () => {
  const { id } = await give('Passing Name');
  await app.call(donations.update, { params: { id }, body: { donorName: 'Lasting Name' } }, treasurer);
  const open = await app.database.pool.connect();
  const run = { id: '', attempt: 1, isLastAttempt: false, pauseIfAsked() {} };
  const tidy = () => tidyUp(systemContext(contextDepsOf(app.deps)), {}, run);
  try {
    await open.query(`begin; update donations set donor_name = 'Open Name' where id = '${id}'`);
    await tidy();
    expect(await names()).toContain('passing name');
    await give('Another Name');
    await open.query('rollback');
  } finally {
    open.release(true);
  }
  await tidy();
  expect(await names()).not.toContain('passing name');
  expect(await names()).toEqual(expect.arrayContaining(['lasting name', 'another name']));
});
