import {
  audit,
  type Donation,
  donations,
  fees,
  type ListReportName,
  listReportNames,
  listReports,
  members,
  payments,
  ritualDays,
  rituals,
} from '@kathok/contract';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { sampleDonation } from '../../../testing/donation-samples.ts';
import { cellsOf } from '../../../testing/read-all-rows.ts';
import { pagesOf } from '../../../testing/read-pdf.ts';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startOffice } from '../../../testing/office.ts';

const give = async (memberId: string, amount: string, paidOn: string) =>
  (await app.call(
    donations.create,
    {
      body: await sampleDonation(app, {
        donorType: 'member',
        memberId,
        donorName: undefined,
        amount,
        payment: { method: 'cash', paidOn },
      }),
    },
    desk.token,
  )) as Donation;

const { app, desk } = await startOffice();
const member = async (values: Partial<Parameters<typeof sampleMember>[1]>) =>
  (
    await app.call(
      members.create,
      { body: { ...sampleMember(desk.ids, values), waiveFee: true } },
      desk.token,
    )
  ).id;
const faithful = await member({ name: 'Karma Faithful' });
const lapsed = await member({ name: 'Dorji Lapsed' });
await member({ name: 'Pema Unreachable' });
// Forms ask for a phone; older registers that were imported may have none.
await app.db
  .updateTable('people')
  .set({ phone: null, email: null })
  .where('name', '=', 'Pema Unreachable')
  .execute();
await give(faithful, '100.05', '2025-03-01');
await give(faithful, '200', '2026-03-01');
await give(lapsed, '700', '2025-05-05');
const wrong = await give(lapsed, '9000', '2026-05-05');
await app.call(donations.reverse, { params: { id: wrong.id }, body: { reason: 'Bounced' } }, desk.token);
const body = { memberId: faithful, kind: 'renewal' as const, payment: { method: 'cash' as const } };
await app.call(fees.create, { body }, desk.token);

const show = (name: ListReportName, query: object = {}) =>
  app.call(listReports.show, { params: { name }, query }, desk.token);
const take = (name: ListReportName, query: { format: 'xlsx' | 'csv' | 'pdf' }, token = desk.token) =>
  app.send(listReports.export, { params: { name }, query }, { token });
const cents = (text: string | null | undefined) => Math.round(Number(text ?? 0) * 100);
const column = (data: (string | null)[][], index: number) => data.map((cells) => cells[index]);

test('renewals due are those whose paid days end in the period', async () => {
  const { data } = await show('renewals-due', { from: '2026-11-01', to: '2027-12-31' });
  expect(column(data, 1)).toEqual(expect.arrayContaining(['Dorji Lapsed', 'Pema Unreachable']));
  expect((await show('renewals-due', { from: '2020-01-01', to: '2020-12-31' })).data).toEqual([]);
});

test('lapsed donors gave last year and not this; a payment that bounced does not bring them back', async () => {
  const { data, meta } = await show('lapsed-donors');
  expect(data.map((cells) => [cells[0], cells[7]])).toEqual([['Dorji Lapsed', '700.00']]);
  expect(meta.itemCount).toBe(1);
  const behind = await show('lapsed-donors', { page: 9 });
  expect([behind.data, behind.meta.itemCount]).toEqual([[], meta.itemCount]);
});

test('top donors come with what they gave, the largest first', async () => {
  const { data } = await show('top-donors', { from: '2025-01-01', to: '2026-12-31' });
  expect(data.map((cells) => [cells[0], cells[4], cells[7]])).toEqual([
    ['Dorji Lapsed', '1', '700.00'],
    ['Karma Faithful', '2', '300.05'],
  ]);
});

test('members without contact details have neither phone nor e-mail', async () => {
  expect(column((await show('without-contact')).data, 1)).toEqual(['Pema Unreachable']);
});

test('the cash book and the journal add up to the ledger, and every day of the journal balances', async () => {
  const days = { from: '2025-01-01', to: '2026-12-31' };
  const { totals: ledger } = await app.call(payments.totals, { query: days }, desk.token);
  const booked = ledger.reduce((sum, { amount }) => sum + cents(amount), 0);
  const book = await show('cash-book', { ...days, take: 100 });
  expect(cents(book.totals[0]?.[5])).toBe(booked);
  expect(book.data.reduce((sum, cells) => sum + cents(cells[5]), 0)).toBe(booked);
  const { data } = await show('journal', { ...days, take: 100 });
  const balance = new Map<string, number>();
  for (const [day, , , debit, credit] of data)
    balance.set(day!, (balance.get(day!) ?? 0) + cents(debit) - cents(credit));
  expect([...balance.values()].every((sum) => sum === 0)).toBe(true);
  const ofCash = data.filter(([, account]) => account === 'Cash');
  expect(ofCash.reduce((sum, [, , , debit, credit]) => sum + cents(debit) - cents(credit), 0)).toBe(booked);
  const csv = await cellsOf(new Uint8Array((await take('journal', { format: 'csv' })).bytes));
  expect(csv[0]).toEqual(['Day', 'Account', 'Currency', 'Debit', 'Credit']);
});

test('retention says how many of a year are active today', async () => {
  const { data, totals } = await show('retention');
  expect(data).toEqual([['2026', '3', '3', '0', '0', '100']]);
  expect(totals).toEqual([['Total', '3', '3', '0', '0', '100']]);
});

test('the regulator gets the income of the year and the register, with whole CIDs, and it is written down', async () => {
  const ask = (query: object, token = desk.token) =>
    app.send(listReports.regulator, { params: { year: 2026 }, query }, { token });
  const { body } = await ask({});
  const { totals } = await app.call(
    payments.totals,
    { query: { from: '2026-01-01', to: '2026-12-31' } },
    desk.token,
  );
  const fee = totals.find(({ head }) => head === 'membership_fees')?.amount;
  expect(body).toMatchObject({
    year: 2026,
    income: [{ currency: 'BTN', membershipFees: fee, donations: '200.00', otherCollections: '0.00' }],
  });
  const { register } = body as { register: { data: { cid: string; name: string }[] } };
  expect(register.data).toHaveLength(3);
  const { data: byCode } = await app.call(
    members.list,
    { query: { sortBy: 'membershipCode', order: 'ASC' } },
    desk.token,
  );
  expect(register.data.map(({ name }) => name)).toEqual(byCode.map(({ name }) => name));
  expect(register.data[0]?.cid).toMatch(/^\d{11}$/);
  const { sheets } = await readXlsx(new Uint8Array((await ask({ format: 'xlsx' })).bytes));
  expect(sheets[0]?.rows[2]).toEqual(['Income: membership fees', Number(fee)]);
  expect(sheets[1]?.rows[1]?.[8]).toBeInstanceOf(Date);
  expect(typeof sheets[1]?.rows[1]?.[0]).toBe('string');
  const { data } = await app.call(audit.list, { query: { entity: 'Report' } }, desk.token);
  expect(data[0]).toMatchObject({ action: 'export', label: 'Annual financial report' });
  expect([
    (await ask({}, await app.signIn('Auditor'))).status,
    (await ask({ format: 'doc' })).status,
  ]).toEqual([403, 422]);
});

test('rituals come with names and money by month, and their names for those who may see lists', async () => {
  const { id: ritualId } = await app.call(rituals.create, { body: { name: 'Tshok' } }, desk.token);
  const at = { ritualId, date: '2027-03-05' };
  const { id } = await app.call(ritualDays.create, { body: at }, desk.token);
  await app.call(ritualDays.write, { params: { id }, body: { names: ['Am Zam', 'Ap Dorji'] } }, desk.token);
  const dedication = { offering: 'Lamps', names: [{ name: 'Kinley', living: false }], ritualDayId: id };
  const payment = { method: 'cash' as const, paidOn: '2026-02-03' };
  const given = await sampleDonation(app, { amount: '108', dedication, payment });
  await app.call(donations.create, { body: given }, desk.token);
  const wrong = (await app.call(donations.create, { body: given }, desk.token)) as Donation;
  await app.call(donations.reverse, { params: { id: wrong.id }, body: { reason: 'Twice' } }, desk.token);
  const days = { from: '2026-01-01', to: '2027-12-31' };
  const months = await show('rituals', days);
  const mine = months.data.filter(([ritual]) => ritual === 'Tshok');
  expect(mine.map((cells) => cells.slice(1, 4))).toContainEqual(['2027-03', '3', '0']);
  const received = mine.reduce((sum, cells) => sum + cents(cells[6]), 0);
  expect(received).toBe(10_800);
  const { data, meta } = await show('ritual-names', { ...days, take: 2 });
  expect(data.map((cells) => cells.slice(1, 4))).toEqual([
    ['Tshok', 'Am Zam', 'living'],
    ['Tshok', 'Ap Dorji', 'living'],
  ]);
  expect(meta.itemCount).toBe(3);
  const last = await show('ritual-names', { ...days, take: 2, page: 2 });
  expect(column(last.data, 2)).toEqual(['Kinley']);
  const csv = await cellsOf(new Uint8Array((await take('ritual-names', { format: 'csv' })).bytes));
  expect(csv[0]).toEqual(['Day', 'Ritual', 'Name', 'For the', 'Late', 'Read on']);
  const { data: written } = await app.call(audit.list, { query: { entity: 'Report' } }, desk.token);
  expect(written[0]).toMatchObject({ action: 'export', label: 'Names on the lists' });
});

test.each(listReportNames)('%s leaves as XLSX, CSV and PDF with the same rows', async (name) => {
  const { columns } = await show(name);
  const { sheets } = await readXlsx(new Uint8Array((await take(name, { format: 'xlsx' })).bytes));
  expect(sheets[0]?.rows[0]).toEqual(columns.map(({ heading }) => heading));
  const csv = Buffer.from((await take(name, { format: 'csv' })).bytes).toString();
  const rowsOfCsv = csv.trim().split('\r\n').length;
  const { totals } = await show(name);
  expect(sheets[0]?.rows).toHaveLength(rowsOfCsv + totals.length);
  const pdf = await take(name, { format: 'pdf' });
  expect((await pagesOf(new Uint8Array(pdf.bytes)))[0]).toContain(columns[0]?.heading);
  expect((await take(name, { format: 'csv' }, await app.signIn('Auditor'))).status).toBe(403);
});

test('a list of days that end before they begin is refused, and names the day', async () => {
  const query = { from: '2026-12-31', to: '2026-01-01' };
  for (const name of ['top-donors', 'journal'] as const) {
    const answer = await app.send(listReports.show, { params: { name }, query }, { token: desk.token });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ property: 'to' }] } });
  }
});
