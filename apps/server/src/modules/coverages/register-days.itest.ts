import { fees, imports, members as memberCalls } from '@kathok/contract';
import { describe, expect, test } from 'vitest';
import { importer } from '../../testing/importer.ts';
import { csvFile, memberCells, members } from '../../testing/member-sheet.ts';
import { bookFile } from '../../testing/payment-sheet.ts';
import { startAppForFile } from '../../testing/office.ts';
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

/** A register of people who have paid until the end of 2026, and an older book with a payment of each. */
const app = await startAppForFile();
const lifelong = { 'Membership type': 'Life', Frequency: 'Lifetime', 'Paid until': '' };
const sameDays = memberCells(withSameDays, { 'Paid until': '31-Jan-2020' });
const laterDays = memberCells(withLaterDays, { 'Joined on': '2021-01-01' });
const register = [...members(5), memberCells(life, lifelong), sameDays, memberCells(8), laterDays];
await bring(imports.members, csvFile(register));
const forLife = { Kind: 'registration', 'Period from': '01/02/2019', 'Period to': 'life', Amount: '25000' };
const book = [paid(1, lastYear), paid(2, joining), paid(3, lastYear), paid(4, joining), paid(5, joining)];
await bring(imports.feePayments, bookFile([...book, paid(life, forLife), paid(8, joining)]));
const token = await app.signIn('Administrator');

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

const waive = (id: string) => app.call(fees.waive, { params: { id }, body: { reason } }, token);
const mergeInto = (id: string, otherId: string) =>
  app.call(memberCalls.merge, { params: { id }, body: { otherId } }, token);
const undo = (id: string) => app.call(memberCalls.undoMerge, { params: { id } }, token);

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

test('corrected to less, it takes nothing from the register, and is not opened again', async () => {
  const { member, fee } = await payerOf(3);
  await app.call(fees.correct, { params: { id: fee.id }, body: { amount: '1000', reason } }, token);
  expect((await personOf(3)).member.paidUntil).toBe(lastOfRegister);
  await expect(pay(fee.id)).rejects.toThrow('already been paid');
  expect((await daysOf(member.id, fee.id)).at(-1)).toEqual(['2026-01-01', lastOfRegister, 'import', 'paid']);
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('waived after that, it stands for its own days too', async () => {
  const { member, fee } = await payerOf(4);
  await reverse(fee.id);
  await waive(fee.id);
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
  const waived = await waive(fee.id);
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
    const { mergeId } = await mergeInto(kept.member.id, other.member.id);
    await reverse(feeId);
    const paid = await pay(feeId);
    expect(paid).toMatchObject({ periodFrom: '2019-02-01', periodTo: '2020-01-31' });
    expect(await findDisagreements(app.db)).toEqual([]);
    await undo(mergeId);
    expect(await daysOf(other.member.id, feeId)).toEqual(registerAround('paid'));
    expect((await daysOf(kept.member.id, feeId)).map(([, , , paidBy]) => paidBy)).toEqual([null]);
    expect(await findDisagreements(app.db)).toEqual([]);
  },
);

/** Two people of a register, each with what their row says differently. */
async function mergedFromRegister(
  first: number,
  second: number,
  ...changes: Parameters<typeof memberCells>[1][]
) {
  const rows = [first, second].map((number, place) => memberCells(number, changes[place]));
  await bring(imports.members, csvFile(rows));
  const [kept, other] = [(await personOf(first)).member, (await personOf(second)).member];
  return { kept, other };
}
const joinedOnly = { 'Paid until': '31-Jan-2020' };
const untilLater = { 'Paid until': '31-Dec-2028' };
const ownDays = ['2019-02-01', '2020-01-31', 'import', null];
const theirDays = ['2019-02-01', '2028-12-31', 'import', null];

describe('a book of later years for somebody who was merged', () => {
  const nextYear = { 'Period from': '01/01/2027', 'Period to': '31/12/2027' };
  const yearAfter = { 'Period from': '01/01/2028', 'Period to': '31/12/2028' };
  const paidNextYear = ['2027-01-01', '2027-12-31', 'fee', 'paid'];

  async function bookedAfterMerge(first: number) {
    const { kept, other } = await mergedFromRegister(first, first + 1, joinedOnly, untilLater);
    const { mergeId } = await mergeInto(kept.id, other.id);
    const code = { CID: '', 'Membership code': other.membershipCode };
    await bring(imports.feePayments, bookFile([paid(first, { ...nextYear, ...code })]));
    const [fee] = await app.call(fees.ofMember, { params: { memberId: kept.id } }, token);
    return { kept, other, mergeId, feeId: fee!.id, code };
  }

  test('leaves them the days it paid for when the merge is undone, and none of the register of the other', async () => {
    const { kept, other, mergeId, feeId } = await bookedAfterMerge(20);
    await undo(mergeId);
    expect(await daysOf(kept.id, feeId)).toEqual([ownDays, paidNextYear]);
    expect(await daysOf(other.id, feeId)).toEqual([theirDays]);
    expect((await personOf(20)).member.paidUntil).toBe('2027-12-31');
    expect(await findDisagreements(app.db)).toEqual([]);
    await reverse(feeId);
    expect(await daysOf(kept.id, feeId)).toEqual([ownDays]);
    expect(await findDisagreements(app.db)).toEqual([]);
  });

  test('leaves them nothing where it was reversed before', async () => {
    const { kept, other, mergeId, feeId } = await bookedAfterMerge(22);
    await reverse(feeId);
    await undo(mergeId);
    expect(await daysOf(kept.id, feeId)).toEqual([ownDays]);
    expect(await daysOf(other.id, feeId)).toEqual([theirDays]);
    expect(await findDisagreements(app.db)).toEqual([]);
  });

  test('leaves them both years where another book followed', async () => {
    const { kept, other, mergeId, feeId, code } = await bookedAfterMerge(24);
    await bring(imports.feePayments, bookFile([paid(24, { ...yearAfter, ...code })]));
    await undo(mergeId);
    const days = await daysOf(kept.id, feeId);
    expect(days.slice(0, 2)).toEqual([ownDays, paidNextYear]);
    expect(days.slice(2)).toEqual([['2028-01-01', '2028-12-31', 'fee', expect.any(String)]]);
    expect(await daysOf(other.id, feeId)).toEqual([theirDays]);
    expect(await findDisagreements(app.db)).toEqual([]);
  });

  test('leaves them the later year where the book says it, when the one before is reversed', async () => {
    const { kept, mergeId, feeId, code } = await bookedAfterMerge(28);
    await bring(imports.feePayments, bookFile([paid(28, { ...yearAfter, ...code })]));
    await undo(mergeId);
    const preview = { params: { id: feeId }, query: {} };
    expect((await app.call(fees.previewReversal, preview, token)).moved).toEqual([]);
    await reverse(feeId);
    const laterYear = ['2028-01-01', '2028-12-31', 'fee', expect.any(String)];
    expect(await daysOf(kept.id, feeId)).toEqual([ownDays, laterYear]);
    expect(await findDisagreements(app.db)).toEqual([]);
  });

  test('read before the merge, it changes nothing when that is undone', async () => {
    const { kept, other } = await mergedFromRegister(26, 27, joinedOnly, untilLater);
    await bring(imports.feePayments, bookFile([paid(27, nextYear)]));
    const { fee } = await payerOf(27);
    const before = await daysOf(other.id, fee.id);
    const { mergeId } = await mergeInto(kept.id, other.id);
    await undo(mergeId);
    expect(await daysOf(kept.id, fee.id)).toEqual([ownDays]);
    expect(await daysOf(other.id, fee.id)).toEqual(before);
    expect(await findDisagreements(app.db)).toEqual([]);
  });
});

async function reversedAfterMerge(first: number) {
  const { kept, other } = await mergedFromRegister(first, first + 1, { 'Paid until': '' });
  await bring(imports.feePayments, bookFile([paid(first, joining)]));
  const { fee } = await payerOf(first);
  expect(await daysOf(kept.id, fee.id)).toEqual([['2019-02-01', '2020-01-31', 'fee', 'paid']]);
  const { mergeId } = await mergeInto(kept.id, other.id);
  await reverse(fee.id);
  return { kept, other, mergeId, feeId: fee.id };
}

describe('a fee with days of its own, reversed and paid again while the register of another lends them', () => {
  test.each([
    ['paid', pay, 'fee', 30],
    ['waived', waive, 'waiver', 34],
  ] as const)(
    'still stands for them when it is %s and the merge is undone',
    async (_done, settle, source, first) => {
      const { kept, other, mergeId, feeId } = await reversedAfterMerge(first);
      await settle(feeId);
      await undo(mergeId);
      expect(await daysOf(kept.id, feeId)).toEqual([['2019-02-01', '2020-01-31', source, 'paid']]);
      expect(await daysOf(other.id, feeId)).toEqual([['2019-02-01', lastOfRegister, 'import', null]]);
      expect(await findDisagreements(app.db)).toEqual([]);
    },
  );

  test('covers them when it is paid after the merge is undone', async () => {
    const { kept, mergeId, feeId } = await reversedAfterMerge(32);
    await undo(mergeId);
    expect(await daysOf(kept.id, feeId)).toEqual([]);
    await pay(feeId);
    expect(await daysOf(kept.id, feeId)).toEqual([['2019-02-01', '2020-01-31', 'fee', 'paid']]);
    expect(await findDisagreements(app.db)).toEqual([]);
  });
});
