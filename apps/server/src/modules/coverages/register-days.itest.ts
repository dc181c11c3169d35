import { fees, imports, members as memberCalls } from '@kathok/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importer } from '../../testing/importer.ts';
import { csvFile, memberCells, members } from '../../testing/member-sheet.ts';
import { bookFile } from '../../testing/payment-sheet.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { findDisagreements } from '../../verify/verify.ts';

const reason = 'The cheque bounced';
const life = 6;
const withSameDays = 7;
const withLaterDays = 9;
const lastOfRegister = '2026-12-31';
const lastYear = { 'Period from': '01/01/2026', 'Period to': '31/12/2026' };
const joining = { Kind: 'registration', 'Period from': '01/02/2019', 'Period to': '31/01/2020' };

const paid = (number: number, values: Record<string, string>) => ({
  CID: String(11_400_000_000 + number),
  'Paid on': '25/02/2026',
  Amount: '1200',
  Method: 'cash',
  ...values,
});

let app: TestApp;
let token: string;
/** A register of people who have paid until the end of 2026, and an older book with a payment of each. */
beforeAll(async () => {
  app = await startTestApp();
  const lifelong = { 'Membership type': 'Life', Frequency: 'Lifetime', 'Paid until': '' };
  const sameDays = memberCells(withSameDays, { 'Paid until': '31-Jan-2020' });
  const laterDays = memberCells(withLaterDays, { 'Joined on': '2021-01-01' });
  const register = [...members(5), memberCells(life, lifelong), sameDays, memberCells(8), laterDays];
  await bring(imports.members, csvFile(register));
  const forLife = { Kind: 'registration', 'Period from': '01/02/2019', 'Period to': 'life', Amount: '25000' };
  const book = [paid(1, lastYear), paid(2, joining), paid(3, lastYear), paid(4, joining), paid(5, joining)];
  await bring(imports.feePayments, bookFile([...book, paid(life, forLife), paid(8, joining)]));
  token = await app.signIn('Administrator');
});
afterAll(() => app.close());

async function bring(call: typeof imports.members | typeof imports.feePayments, file: File): Promise<void> {
  const office = await importer(app, call);
  const { importId } = await office.preview(file);
  await office.commit(importId);
  expect(await office.runToEnd(importId)).toMatchObject({ state: 'done', error: null });
}

async function personOf(number: number) {
  const query = { q: String(11_400_000_000 + number) };
  const [member] = (await app.call(memberCalls.list, { query }, token)).data;
  const [fee] = await app.call(fees.ofMember, { params: { memberId: member!.id } }, token);
  return { member: member!, fee };
}
async function payerOf(number: number) {
  const { member, fee } = await personOf(number);
  return { member, fee: fee! };
}
const reverse = (id: string) => app.call(fees.reverse, { params: { id }, body: { reason } }, token);
const pay = (id: string) =>
  app.call(fees.update, { params: { id }, body: { payment: { method: 'cash' } } }, token);

/** The days of a member, and which of them this fee stands for. */
async function daysOf(memberId: string, feeId: string) {
  const rows = await app.db
    .selectFrom('coverages')
    .select(['fromDay', 'toDay', 'source', 'feeId'])
    .where('memberId', '=', memberId)
    .orderBy('fromDay')
    .execute();
  return rows.map(({ feeId: paidBy, ...days }) => [
    days.fromDay,
    days.toDay,
    days.source,
    paidBy === feeId ? 'paid' : paidBy,
  ]);
}
const registerAround = (joiningYear: 'paid' | null) => [
  ['2019-02-01', '2020-01-31', 'import', joiningYear],
  ['2020-02-01', lastOfRegister, 'import', null],
];

test('a fee of an older book that is reversed leaves the register its days', async () => {
  const { member, fee } = await payerOf(1);
  expect((await daysOf(member.id, fee.id)).at(-1)).toEqual(['2026-01-01', lastOfRegister, 'import', 'paid']);
  await reverse(fee.id);
  expect((await daysOf(member.id, fee.id)).at(-1)).toEqual(['2026-01-01', lastOfRegister, 'import', null]);
  expect((await personOf(1)).member.paidUntil).toBe(lastOfRegister);
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('paid again, it stands for its own days again and not for later ones', async () => {
  const { member, fee } = await payerOf(2);
  await reverse(fee.id);
  expect(await daysOf(member.id, fee.id)).toEqual(registerAround(null));
  expect(await pay(fee.id)).toMatchObject({
    status: 'paid',
    periodFrom: '2019-02-01',
    periodTo: '2020-01-31',
  });
  expect(await daysOf(member.id, fee.id)).toEqual(registerAround('paid'));
  expect((await personOf(2)).member.paidUntil).toBe(lastOfRegister);
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('corrected to less, it takes nothing from the register, and the rest pays for the same days', async () => {
  const { member, fee } = await payerOf(3);
  await app.call(fees.correct, { params: { id: fee.id }, body: { amount: '1000', reason } }, token);
  expect((await personOf(3)).member.paidUntil).toBe(lastOfRegister);
  expect(await pay(fee.id)).toMatchObject({
    status: 'paid',
    periodFrom: '2026-01-01',
    periodTo: lastOfRegister,
  });
  expect((await daysOf(member.id, fee.id)).at(-1)).toEqual(['2026-01-01', lastOfRegister, 'import', 'paid']);
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('waived after that, it stands for its own days too', async () => {
  const { member, fee } = await payerOf(4);
  await reverse(fee.id);
  await app.call(fees.waive, { params: { id: fee.id }, body: { reason } }, token);
  expect(await daysOf(member.id, fee.id)).toEqual(registerAround('paid'));
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('a life member of the register stays one, and the fee can be paid again', async () => {
  const { fee } = await payerOf(life);
  await reverse(fee.id);
  expect((await personOf(life)).member.isLifetime).toBe(true);
  expect(await pay(fee.id)).toMatchObject({ status: 'paid', periodFrom: '2019-02-01', periodTo: null });
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('the fee of a life member of the register can be waived as well as paid', async () => {
  const { member, fee } = await payerOf(life);
  await reverse(fee.id);
  const waived = await app.call(fees.waive, { params: { id: fee.id }, body: { reason } }, token);
  expect(waived).toMatchObject({ status: 'waived', balance: '0.00' });
  expect(await daysOf(member.id, fee.id)).toEqual([['2019-02-01', null, 'import', 'paid']]);
  expect((await personOf(life)).member.isLifetime).toBe(true);
  expect(await findDisagreements(app.db)).toEqual([]);
});

test.each([
  ['the same days', withSameDays, 5],
  ['only later days', withLaterDays, 8],
])(
  'paid again after a merge with somebody who has %s, it goes back whole',
  async (_days, keptAs, otherAs) => {
    const [kept, other] = [await personOf(keptAs), await payerOf(otherAs)];
    const feeId = other.fee.id;
    const merge = { params: { id: kept.member.id }, body: { otherId: other.member.id } };
    const { mergeId } = await app.call(memberCalls.merge, merge, token);
    await reverse(feeId);
    const paid = await pay(feeId);
    expect(paid).toMatchObject({ periodFrom: '2019-02-01', periodTo: '2020-01-31' });
    expect(await findDisagreements(app.db)).toEqual([]);
    await app.call(memberCalls.undoMerge, { params: { id: mergeId } }, token);
    expect(await daysOf(other.member.id, feeId)).toEqual(registerAround('paid'));
    expect((await daysOf(kept.member.id, feeId)).map(([, , , paidBy]) => paidBy)).toEqual([null]);
    expect(await findDisagreements(app.db)).toEqual([]);
  },
);
