import {
  audit,
  certificates,
  donations,
  fees,
  members,
  mostPapersAtOnce,
  paperDownloads,
  receipts,
} from '@kathok/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { pagesOf, sizeOf } from '../../../testing/read-pdf.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startOffice } from '../../../testing/office.ts';

const { app, desk } = await startOffice();
const person = { ...sampleMember(desk.ids), waiveFee: true };
const { id: memberId } = await app.call(members.create, { body: person }, desk.token);
for (const [amount, paidOn] of [
  ['100', '2024-03-01'],
  ['200', '2024-04-01'],
  ['300', '2025-04-01'],
] as const) {
  const given = { donorType: 'member', memberId, purposeId: desk.purposeId, amount } as const;
  const payment = { method: 'cash', paidOn } as const;
  await app.call(donations.create, { body: { ...given, payment } }, desk.token);
}

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

test('the same receipts are printed two on a sheet of A4, and that is audited', async () => {
  const query = { from: '2024-01-01', to: '2025-12-31' };
  const answer = await app.send(paperDownloads.donationReceiptSheets, { query }, { token: desk.token });
  const sheets = new Uint8Array(answer.bytes);
  const pages = await pagesOf(sheets);
  expect(await sizeOf(sheets)).toEqual([210, 297]);
  expect(pages.map((page) => [...page.matchAll(/Nu\. (\d+)\.00/g)].map(([, sum]) => sum))).toEqual([
    ['100', '200'],
    ['300'],
  ]);
  const { data } = await app.call(audit.list, { query: { entity: 'Donation' } }, desk.token);
  expect(data[0]).toMatchObject({ action: 'export', after: { format: 'print', papers: 3, ...query } });
});

test('the certificates of a year come as one ZIP file', async () => {
  const body = { kind: 'donation', year: 2024, memberId } as const;
  const { certificateNumber } = await app.call(certificates.issue, { body }, desk.token);
  const query = { kind: 'donation', year: 2024 } as const;
  const answer = await app.send(paperDownloads.certificates, { query }, { token: desk.token });
  expect(readZip(answer.bytes).map(({ name }) => name)).toEqual([fileOf(certificateNumber)]);
});

const fileOf = (receiptNumber: string) => `${receiptNumber.replaceAll('/', '-')}.pdf`;

test('the receipts of the fees that a filter lets through come as one ZIP file, void ones left out', async () => {
  const kind = 'renewal' as const;
  const payFee = async (paidOn: string) => {
    const { id } = await desk.member();
    const body = { memberId: id, kind, payment: { method: 'cash' as const, paidOn } };
    const fee = await app.call(fees.create, { body }, desk.token);
    return (await desk.fee(fee.id)).payments[0]!.receipt!;
  };
  const inYear = await payFee('2024-05-01');
  const later = await payFee('2025-05-01');
  const { id } = await payFee('2024-06-01');
  await app.call(receipts.void, { params: { id }, body: { reason: 'Paid back' } }, desk.token);
  const namesFor = async (query: object) => {
    const answer = await app.send(paperDownloads.feeReceipts, { query }, { token: desk.token });
    expect(answer.status).toBe(200);
    return readZip(answer.bytes).map(({ name }) => name);
  };
  const first = fileOf(inYear.receiptNumber);
  const query = { from: '2024-01-01', to: '2024-12-31', method: 'cash', kind };
  expect(await namesFor(query)).toEqual([first]);
  const { data } = await app.call(audit.list, { query: { entity: 'MembershipFee' } }, desk.token);
  expect(data[0]).toMatchObject({ action: 'export', after: { format: 'zip', papers: 1, ...query } });
  expect(await namesFor({ q: inYear.receiptNumber })).toEqual([first]);
  expect(await namesFor({})).toEqual([first, fileOf(later.receiptNumber)]);
});

test('a download of more papers than it may hold is refused before anything is drawn, and the filter is named', async () => {
  const year = 2023;
  const body = { kind: 'donation', year: 2025, memberId } as const;
  const { id } = await app.call(certificates.issue, { body }, desk.token);
  await sql`insert into certificates (certificate_number, kind, year, position, person_id, issued_on, snapshot,
      previous_hash, hash, verification_code, created_at)
    select 'LIMIT/' || n, kind, ${year}::int, n, person_id, issued_on, snapshot, '', '', 'LIMIT' || n, created_at
    from certificates, generate_series(1, ${mostPapersAtOnce + 1}::int) as n where id = ${id}`.execute(
    app.db,
  );
  const query = { kind: 'donation', year } as const;
  const refused = await app.send(paperDownloads.certificates, { query }, { token: desk.token });
  const message = expect.stringContaining('at most 2,000 documents');
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: [{ property: 'year', constraints: { isFewEnough: message } }] },
  });
  const exports = { entity: 'Certificate', action: 'export' };
  const { data } = await app.call(audit.list, { query: exports }, desk.token);
  expect(data.filter(({ after }) => (after as { year?: number }).year === year)).toEqual([]);
});

test('where there are none that is said, and without the right to export there is nothing', async () => {
  const none = { query: { kind: 'pit', year: 2001 } } as const;
  expect(await app.send(paperDownloads.certificates, none, { token: desk.token })).toMatchObject({
    status: 404,
  });
  const auditor = { token: await app.signIn('Auditor') };
  expect(await app.send(paperDownloads.certificates, none, auditor)).toMatchObject({ status: 403 });
  expect(await app.send(paperDownloads.donationReceipts, {}, auditor)).toMatchObject({ status: 403 });
  expect(await app.send(paperDownloads.donationReceiptSheets, {}, auditor)).toMatchObject({ status: 403 });
  expect(await app.send(paperDownloads.feeReceipts, {}, auditor)).toMatchObject({ status: 403 });
  const officer = { token: await app.signIn('Membership officer') };
  const longAgo = { query: { from: '2001-01-01', to: '2001-12-31' } };
  expect(await app.send(paperDownloads.feeReceipts, longAgo, officer)).toMatchObject({ status: 404 });
});
