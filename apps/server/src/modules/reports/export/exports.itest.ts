import { audit, donations, fees, type Donation, reports } from '@kathok/contract';
import { expect, test } from 'vitest';
import { readXlsx } from 'hucre/xlsx';
import { purposeId, sampleDonation } from '../../../testing/donation-samples.ts';
import { cellsOf } from '../../../testing/read-all-rows.ts';
import { pagesOf } from '../../../testing/read-pdf.ts';
import { startOffice } from '../../../testing/office.ts';
import { type TestApp } from '../../../testing/start-test-app.ts';

const enter = async (values: Parameters<typeof sampleDonation>[1]) =>
  (await app.call(donations.create, { body: await sampleDonation(app, values) }, desk.token)) as Donation;

const { app, desk } = await startOffice();
const construction = await purposeId(app, 'Construction');
await enter({ amount: '1234.50', donorName: '=1+1', payment: { method: 'cash', paidOn: '2025-10-31' } });
await enter({
  amount: '250.05',
  purposeId: construction,
  payment: { method: 'cheque', paidOn: '2026-10-01' },
});
await enter({ amount: '1000', payment: { method: 'cash', paidOn: '2026-11-02' } });
const wrong = await enter({ amount: '7000', payment: { method: 'cash', paidOn: '2026-10-31' } });
await app.call(donations.reverse, { params: { id: wrong.id }, body: { reason: 'Typed twice' } }, desk.token);
const { id: memberId } = await desk.member();
const body = { memberId, kind: 'renewal' as const, payment: { method: 'cash' as const } };
await app.call(fees.create, { body }, desk.token);

type Exported = 'exportMembers' | 'exportFees' | 'exportDonations';
const take = async (name: Exported, query: object, token = desk.token) => {
  const answer = await app.send(reports[name], { query: query as never }, { token });
  return { ...answer, bytes: new Uint8Array(answer.bytes) };
};

const asked = {
  from: '2026-01-01',
  to: '2026-12-31',
  compareFrom: '2025-01-01',
  compareTo: '2025-12-31',
  groupBy: 'month',
  thenBy: 'purpose',
};

test('a second library reads numbers as numbers and days as days from the workbook', async () => {
  const { bytes } = await take('exportDonations', { format: 'xlsx', ...asked });
  const { sheets } = await readXlsx(bytes);
  const [table, entries] = sheets;
  expect(sheets.map(({ name }) => name)).toEqual(['Report', 'Payments']);
  expect(sheets.map(({ freezePane }) => freezePane?.rows)).toEqual([1, 1]);
  expect(table?.rows).toEqual([
    ['Month', 'Currency', 'Butter lamps', 'Construction', 'Payments', 'Amount', 'Amount before', 'Change'],
    ['2026-10', 'BTN', 7000, 250.05, 2, 7250.05, 1234.5, 4.87],
    ['2026-11', 'BTN', -6000, 0, 0, -6000, 0, null],
    ['Total', 'BTN', 1000, 250.05, 2, 1250.05, 1234.5, 0.01],
  ]);
  const [head, first, , reversal] = entries?.rows ?? [];
  expect(head?.[0]).toBe('Day');
  expect(first?.[0]).toEqual(new Date('2026-10-01T00:00:00Z'));
  expect([first?.[8], reversal?.[8]]).toEqual([250.05, 1000]);
  expect(entries?.rows).toHaveLength(5);
});

test('CSV has the payments, reversals with their minus, and no formula', async () => {
  const { bytes } = await take('exportDonations', { format: 'csv' });
  const text = Buffer.from(bytes).toString();
  expect(text).toContain("'=1+1");
  expect(text).toContain(',-7000.00,BTN');
  const rows = await cellsOf(bytes);
  expect(rows.map((cells) => cells[8])).toEqual(
    expect.arrayContaining(['Amount', '1234.50', '250.05', '7000.00', '1000.00', '-7000.00']),
  );
});

test('PDF shows the table with its totals, what was asked and who made it', async () => {
  const { bytes } = await take('exportDonations', { format: 'pdf', ...asked, method: 'cash' });
  const [page = ''] = await pagesOf(bytes);
  expect(page).toContain('Donation report');
  expect(page).toContain('Donations received, by the day they were paid; grouped by month and purpose');
  expect(page).toContain('Compared with 1 Jan 2025 to 31 Dec 2025');
  expect(page).toContain('Filtered by Method: Cash');
  expect(page).toContain('Oct 2026');
  expect(page).toContain('−6,000.00');
  expect(page).toContain('page 1 of 1');
});

test('members leave as their table and their rows, fees as their payments', async () => {
  const { bytes } = await take('exportMembers', { format: 'xlsx', groupBy: 'status' });
  const { sheets } = await readXlsx(bytes);
  expect(sheets[0]?.rows).toEqual([
    ['Status', 'Members'],
    ['Active', 1],
    ['Total', 1],
  ]);
  expect(sheets[1]?.rows[1]?.[15]).toEqual(new Date('2026-11-15T00:00:00Z'));
  const pdf = await take('exportMembers', { format: 'pdf', groupBy: 'dzongkhag', thenBy: 'gender' });
  expect((await pagesOf(pdf.bytes))[0]).toContain('Members by dzongkhag and gender');
  const csv = Buffer.from((await take('exportFees', { format: 'csv' })).bytes).toString();
  expect(csv.split('\r\n')).toHaveLength(3);
});

test('each download is in the audit trail, and needs the right to export', async () => {
  await take('exportFees', { format: 'csv', q: '11410001234' });
  const { data } = await app.call(audit.list, { query: { entity: 'Report' } }, desk.token);
  expect(data[0]).toMatchObject({ action: 'export', label: 'Fee report' });
  expect(JSON.stringify(data[0])).not.toContain('11410001234');
  const statusFor = async (role: Parameters<TestApp['signIn']>[0]) =>
    (await take('exportFees', { format: 'csv' }, await app.signIn(role))).status;
  expect([await statusFor('Treasurer'), await statusFor('Auditor'), await statusFor('Member')]).toEqual([
    200, 403, 403,
  ]);
});

test.each([
  [{ format: 'doc' }, 'format'],
  [{}, 'format'],
  [{ format: 'csv', groupBy: 'colour' }, 'groupBy'],
  [{ format: 'xlsx', compareFrom: '2025-01-01' }, 'compareTo'],
  [{ format: 'xlsx', compareFrom: '2025-01-02', compareTo: '2025-01-01' }, 'compareTo'],
  [{ format: 'xlsx', compareFrom: '2025-01-01', compareTo: '2025-01-31' }, 'from'],
  [{ format: 'xlsx', from: 'yesterday' }, 'from'],
  [{ format: 'csv', from: '2026-12-31', to: '2026-01-01' }, 'to'],
])('%j is refused and names %s', async (query, property) => {
  const answer = await take('exportDonations', query);
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ property }] } });
});
