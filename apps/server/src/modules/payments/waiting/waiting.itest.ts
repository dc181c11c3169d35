import { donations, fees } from '@kathok/contract';
import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { endpointClient } from '../../../testing/endpoint-client.ts';
import { sampleSlip } from '../../../testing/money-desk.ts';
import { startOffice } from '../../../testing/office.ts';
import { injected } from '../../../testing/transports.ts';

const { app, desk } = await startOffice();

test('a long queue is asked for with no more queries than a short one', async () => {
  // One more than is asked for at once, so that both answers have to count.
  for (let i = 0; i < 4; i += 1) {
    await desk.donationWithSlip();
    await desk.renewalWithSlip();
  }
  let queries = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const { database } = app;
  const kysely = database.kysely.withPlugin(counting);
  const watched = await buildApp({ ...app.deps, database: { ...database, kysely } });
  const { call } = endpointClient(injected(watched));
  for (const { pending } of [fees, donations]) {
    const counted = async (take: number) => {
      queries = 0;
      const { data } = await call(pending, { query: { take } }, desk.token);
      expect(data).toHaveLength(take);
      return queries;
    };
    // What is read only once after the start does not count, nor what the server writes down every few seconds.
    const least = async (take: number) =>
      Math.min(await counted(take), await counted(take), await counted(take));
    expect(await least(1)).toBe(await least(3));
  }
  await watched.close();
});

test('the number of one transfer is known again under another name of its bank', async () => {
  const [first, second] = [await desk.donation(), await desk.donation()];
  const slip = sampleSlip(desk.today());
  const send = (donationId: string, bank: string) =>
    app.call(donations.sendSlip, {
      body: { ...slip, donationId, bank, slip: sampleSlip(desk.today()).slip },
    });
  await send(first, 'Bank of Bhutan');
  await send(second, 'BoB');
  const { data } = await app.call(donations.pending, { query: { take: 100 } }, desk.token);
  const warnings = data.find(({ id }) => id === second)?.warnings;
  expect(warnings?.filter(({ dueId }) => dueId === first)).toMatchObject([
    {
      kind: 'otherBankName',
      message: expect.stringMatching(/^The same journal number .* with the bank named differently\.$/),
    },
  ]);
});

test('a number in which one character was mistyped or two were swapped is known again', async () => {
  const number = `72${String(Date.now()).slice(-8)}`;
  const sent = async (journalNumber: string) => {
    const donationId = await desk.donation();
    await app.call(donations.sendSlip, {
      body: { ...sampleSlip(desk.today()), donationId, bank: 'T Bank', journalNumber },
    });
    return donationId;
  };
  const first = await sent(number);
  const other = (at: number) => String((Number(number[at]) + 5) % 10);
  const mistyped = [
    `${number.slice(0, 4)}${other(4)}${number.slice(5)}`,
    number.slice(0, -1),
    `${number.slice(0, 3)}9${number.slice(3)}`,
    `27${number.slice(2)}`,
  ];
  const near = [];
  for (const each of mistyped) near.push(await sent(each));
  const twice = await sent(
    `${number.slice(0, 2)}${other(2)}${number.slice(3, 7)}${other(7)}${number.slice(8)}`,
  );
  const { data } = await app.call(donations.pending, { query: { take: 100 } }, desk.token);
  const warned = (id: string) =>
    data.find((row) => row.id === id)?.warnings.filter(({ dueId }) => dueId === first).length;
  expect(near.map(warned)).toEqual([1, 1, 1, 1]);
  expect(warned(twice)).toBe(0);
});
