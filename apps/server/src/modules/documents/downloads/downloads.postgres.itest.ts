import { audit, certificates, donations, members, paperDownloads } from '@kathok/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MoneyDesk, openMoneyDesk } from '../../../testing/money-desk.ts';
import { pagesOf } from '../../../testing/read-pdf.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let desk: MoneyDesk;
let memberId: string;
beforeAll(async () => {
  app = await startTestApp();
  desk = await openMoneyDesk(app);
  const person = { ...sampleMember(desk.ids), waiveFee: true };
  ({ id: memberId } = await app.call(members.create, { body: person }, desk.token));
  for (const [amount, paidOn] of [
    ['100', '2024-03-01'],
    ['200', '2024-04-01'],
    ['300', '2025-04-01'],
  ] as const) {
    const given = { donorType: 'member', memberId, purposeId: desk.purposeId, amount } as const;
    const payment = { method: 'cash', paidOn } as const;
    await app.call(donations.create, { body: { ...given, payment } }, desk.token);
  }
});
afterAll(() => app.close());

test('the receipts of the donations that a filter lets through come as one ZIP file, and that is audited', async () => {
  const query = { from: '2024-01-01', to: '2024-12-31' };
  const answer = await app.send(paperDownloads.donationReceipts, { query }, { token: desk.token });
  expect(answer.headers['content-type']).toBe('application/zip');
  const files = readZip(answer.bytes);
  expect(files).toHaveLength(2);
  const texts = await Promise.all(files.map(async ({ content }) => (await pagesOf(content)).join()));
  expect(texts.map((text) => /Nu\. (\d+)\.00/.exec(text)?.[1])).toEqual(['100', '200']);
  const { data } = await app.call(audit.list, { query: { entity: 'Donation' } }, desk.token);
  expect(data[0]).toMatchObject({ action: 'export', after: { format: 'zip', papers: 2, ...query } });
});

test('the certificates of a year come as one ZIP file', async () => {
  const body = { kind: 'donation', year: 2024, memberId } as const;
  const { certificateNumber } = await app.call(certificates.issue, { body }, desk.token);
  const query = { kind: 'donation', year: 2024 } as const;
  const answer = await app.send(paperDownloads.certificates, { query }, { token: desk.token });
  expect(readZip(answer.bytes).map(({ name }) => name)).toEqual([
    `${certificateNumber.replaceAll('/', '-')}.pdf`,
  ]);
});

test('where there are none that is said, and without the right to export there is nothing', async () => {
  const none = { query: { kind: 'pit', year: 2001 } } as const;
  expect(await app.send(paperDownloads.certificates, none, { token: desk.token })).toMatchObject({
    status: 404,
  });
  const auditor = { token: await app.signIn('Auditor') };
  expect(await app.send(paperDownloads.certificates, none, auditor)).toMatchObject({ status: 403 });
  expect(await app.send(paperDownloads.donationReceipts, {}, auditor)).toMatchObject({ status: 403 });
  expect(await app.send(paperDownloads.feeReceipts, {}, auditor)).toMatchObject({ status: 403 });
  const officer = { token: await app.signIn('Membership officer') };
  expect(await app.send(paperDownloads.feeReceipts, {}, officer)).toMatchObject({ status: 404 });
});
