import { fees, imports, members as memberEndpoints } from '@kathok/contract';
import { expect, test } from 'vitest';
import { howMany } from '../../../testing/how-many.ts';
import { importer } from '../../../testing/importer.ts';
import { csvFile, memberCells, members } from '../../../testing/member-sheet.ts';
import { bookFile, booksOf } from '../../../testing/payment-sheet.ts';
import { cellsOf } from '../../../testing/read-all-rows.ts';
import { sampleMember, shippedIds } from '../../../testing/register-samples.ts';
import { startAppForFile } from '../../../testing/office.ts';

/** A register of people who joined on 1 February 2019 and have paid until the end of 2026, as the old list says. */
const app = await startAppForFile();
const register = await importer(app);
const { importId } = await register.preview(csvFile(members(130, 1)));
await register.commit(importId);
await register.runToEnd(importId);
const office = await importer(app, imports.feePayments);
app.clock.advance({ minutes: 5 });

const cidOf = (number: number) => String(11_400_000_000 + number);
const paid = (number: number, values: Record<string, string> = {}) => ({
  CID: cidOf(number),
  'Paid on': '25/02/2019',
  Amount: '1200',
  Method: 'cash',
  ...values,
});

async function coverageOf(number: number) {
  const member = await memberOf(number);
  return app.db
    .selectFrom('coverages')
    .select(['fromDay', 'toDay', 'source', 'feeId'])
    .where('memberId', '=', member.id)
    .orderBy('fromDay')
    .execute();
}

async function memberOf(number: number) {
  const page = await app.call(memberEndpoints.list, { query: { q: cidOf(number) } }, office.token());
  return page.data[0]!;
}

async function bring(file: File, onError: 'skip' | 'abort' = 'abort') {
  const { importId } = await office.preview(file);
  await office.commit(importId, onError);
  return office.runToEnd(importId);
}

test('errors and warnings are grouped by cause, and nothing is written', async () => {
  const looked = await office.preview(
    bookFile([
      paid(1, { 'Receipt no': 'R-1', Bank: 'BOB', 'Journal no': '00771' }),
      paid(9999),
      paid(2, { Amount: '10.005' }),
      paid(2, { Amount: '0' }),
      paid(2, { 'Paid on': '25/02/2030' }),
      paid(2, { Bank: 'bob', 'Journal no': '771' }),
      paid(2, { 'Receipt no': 'R-1' }),
      paid(2, { 'Receipt no': 'KM/R/2026/000001' }),
      paid(2, { Method: 'barter', Kind: 'donation' }),
      paid(3, { 'Period from': '01/01/2020', 'Period to': '31/12/2020' }),
      paid(3, { 'Period from': '01/12/2020', 'Period to': '30/11/2021' }),
      paid(4, { Amount: '1', Name: 'Somebody Else' }),
      { ...paid(5), CID: '' },
      paid(6),
      paid(6),
    ]),
  );
  expect(looked.totals).toMatchObject({ rows: 15, good: 4, bad: 11 });
  const told = looked.errors.flatMap(({ cause, rows }) => rows.map(({ row, field }) => [row, cause, field]));
  expect(told.toSorted((one, other) => Number(one[0]) - Number(other[0]))).toEqual([
    [3, 'unknownMember', 'identityNumber'],
    [4, 'amount', 'amount'],
    [5, 'amount', 'amount'],
    [6, 'future', 'paidOn'],
    [7, 'duplicateInFile', 'journalNumber'],
    [8, 'duplicateInFile', 'oldReceiptNumber'],
    [9, 'oldReceiptNumber', 'oldReceiptNumber'],
    [10, 'kind', 'kind'],
    [10, 'method', 'method'],
    [12, 'paidTwice', 'periodFrom'],
    [14, 'required', 'membershipCode'],
    [16, 'duplicateInFile', 'paidOn'],
  ]);
  const causes = looked.warnings.map(({ cause }) => cause);
  expect(causes.toSorted()).toEqual(['ambiguousDate', 'feeTable', 'inRegister', 'otherName']);
  expect(looked.errors.every(({ title }) => /^[A-Z]/.test(title))).toBe(true);
  expect(await booksOf(app.db)).toMatchObject({ postings: 0, paid: 0, valid: 0 });
});

const people = howMany({ test: 10, prove: 125 });
const rows = 4 * people;

/** Four years of these people: the first with an old receipt, the third by transfer, none with a period. */
const fourYears = bookFile(
  Array.from({ length: rows }, (_, place) => {
    const [number, year] = [(place % people) + 1, 2019 + Math.floor(place / people)];
    return paid(number, {
      'Paid on': `05/02/${year}`,
      'Receipt no': year === 2019 ? `A-${number}` : '',
      Bank: year === 2021 ? 'BNB' : '',
      'Journal no': year === 2021 ? `J${number}` : '',
    });
  }),
);

test(`${rows} payments come in with books, receipts and days, and go again; then the same file comes in once more`, async () => {
  const { id: memberId, paidUntil } = await memberOf(7);
  const feesOf = () => app.call(fees.ofMember, { params: { memberId } }, office.token());
  const looked = await office.preview(fourYears);
  expect(looked).toMatchObject({ totals: { rows, good: rows, bad: 0 }, errors: [] });
  const { importId } = looked;
  await office.commit(importId);
  expect(await office.runToEnd(importId)).toMatchObject({ state: 'done', created: rows, error: null });
  const books = {
    income: rows * 120_000,
    postings: rows,
    paid: rows,
    valid: rows,
    void: 0,
    disagreements: [],
  };
  expect(await booksOf(app.db)).toEqual(books);
  const listed = (await feesOf()).map(({ periodFrom, periodTo, paymentStatus }) => [
    periodFrom,
    periodTo,
    paymentStatus,
  ]);
  expect(listed.toSorted()).toEqual([
    ['2019-02-05', '2020-02-04', 'paid'],
    ['2020-02-05', '2021-02-04', 'paid'],
    ['2021-02-05', '2022-02-04', 'paid'],
    ['2022-02-05', '2023-02-04', 'paid'],
  ]);
  const receipts = (await feesOf()).map(({ receiptNumber }) => receiptNumber).toSorted();
  expect(receipts).toEqual(['A-7', ...Array(3).fill(expect.stringMatching(/^KM\/H\/\d{6}$/))]);
  const days = await coverageOf(7);
  expect([days.length, days.filter(({ feeId }) => feeId !== null).length]).toEqual([6, 4]);
  expect((await memberOf(7)).paidUntil).toBe(paidUntil);

  expect(await office.undo(importId)).toMatchObject({ state: 'undoing' });
  expect(await office.runToEnd(importId)).toMatchObject({ state: 'undone' });
  expect(await booksOf(app.db)).toEqual({
    ...books,
    income: 0,
    postings: 2 * rows,
    paid: 0,
    valid: 0,
    void: rows,
  });
  expect(await feesOf()).toEqual([]);
  expect((await coverageOf(7)).some(({ feeId }) => feeId !== null)).toBe(false);
  expect((await memberOf(7)).paidUntil).toBe(paidUntil);

  expect(await bring(fourYears)).toMatchObject({ state: 'done', created: rows });
  expect(await booksOf(app.db)).toEqual({ ...books, postings: 3 * rows, void: rows });
});

test('the same file twice is recognised, and so is every row of it', async () => {
  const looked = await office.preview(fourYears);
  expect(looked.seenBefore).not.toBeNull();
  expect(looked.totals).toMatchObject({ good: 0, bad: rows });
  const counts = Object.fromEntries(looked.errors.map(({ cause, count }) => [cause, count]));
  expect(counts).toEqual({ samePayment: 2 * people, receiptKnown: people, journalKnown: people });
  await expect(office.commitFile(fourYears)).rejects.toMatchObject({ status: 409 });
});

test('with abort, one bad row keeps the books as they were; with skip the good ones come in', async () => {
  const before = await booksOf(app.db);
  const mixed = bookFile([paid(126), paid(127, { Amount: 'much' }), paid(128)]);
  expect(await bring(mixed, 'abort')).toMatchObject({ state: 'failed', created: 0, rejected: 1 });
  expect(await booksOf(app.db)).toEqual(before);

  const done = await bring(mixed, 'skip');
  expect(done).toMatchObject({ state: 'done', created: 2, rejected: 1 });
  expect(await booksOf(app.db)).toMatchObject({ postings: before.postings + 2, disagreements: [] });
  const [, row] = await cellsOf((await office.rejected(done.importId)).bytes);
  expect(row?.at(-1)).toContain('Amount: found much; must be more than zero');
});

const refused = (counts: object) => ({ status: 409, problem: { code: 'in_use', counts } });

test('an old book is taken back whatever was renewed since, as long as nothing begins where its days end', async () => {
  const longAgo = { 'Paid on': '01/02/2011', 'Period from': '01/02/2011', 'Period to': '31/01/2012' };
  const { importId } = await bring(bookFile([paid(123, longAgo)]));
  const { id: memberId, paidUntil } = await memberOf(123);
  const body = { memberId, kind: 'renewal' as const, payment: { method: 'cash' as const } };
  const later = await app.call(fees.create, { body }, await app.signIn('Administrator'));
  expect(later.periodFrom > (paidUntil ?? '')).toBe(true);
  await office.undo(importId);
  await office.runToEnd(importId);
  expect(await booksOf(app.db)).toMatchObject({ disagreements: [] });
  const kept = await app.call(fees.ofMember, { params: { memberId } }, office.token());
  expect(kept.map(({ periodFrom }) => periodFrom)).not.toContain('2011-02-01');
  expect(kept).toContainEqual(expect.objectContaining({ id: later.id, status: 'paid' }));
});

test('undo is refused once a payment was taken back, or days were built on it', async () => {
  const ahead = { 'Paid on': '01/11/2026', 'Period from': '01/01/2027', 'Period to': '31/12/2027' };
  const { importId } = await bring(bookFile([paid(129, ahead), paid(130, ahead)]));
  const [{ id: memberId }, other] = [await memberOf(129), await memberOf(130)];
  expect(other.paidUntil).toBe('2027-12-31');
  const [fee] = await app.call(fees.ofMember, { params: { memberId: other.id } }, office.token());
  const body = { reason: 'The cheque bounced' };
  await app.call(fees.reverse, { params: { id: fee!.id }, body }, office.token());
  expect((await memberOf(130)).paidUntil).toBe('2026-12-31');
  await expect(office.undo(importId)).rejects.toMatchObject(refused({ reversals: 1 }));

  app.clock.advance({ minutes: 5 });
  const payment = { method: 'cash' as const };
  await app.call(
    fees.create,
    { body: { memberId, kind: 'renewal', payment } },
    await app.signIn('Administrator'),
  );
  await expect(office.undo(importId)).rejects.toMatchObject(refused({ reversals: 1, laterCoverage: 1 }));
});

test('an old renewal that is corrected downwards stays paid, and leaves today’s type and frequency alone', async () => {
  const monthly = { 'Paid on': '05/03/2021', Frequency: 'Monthly', 'Period from': '05/03/2021' };
  await bring(bookFile([paid(122, monthly)]));
  const before = await memberOf(122);
  const token = await app.signIn('Administrator');
  const [old] = await app.call(fees.ofMember, { params: { memberId: before.id } }, token);
  expect(old).toMatchObject({ paymentFrequency: 'Monthly', periodTo: '2021-04-04' });
  const params = { id: old!.id };
  const correction = { amount: '1000', reason: 'Misread', isTold: false };
  await app.call(fees.correct, { params, body: correction }, token);
  // The book says what was paid: nobody owes the rest of a sum that was typed wrongly.
  expect(await app.call(fees.get, { params }, token)).toMatchObject({
    status: 'paid',
    paymentStatus: 'paid',
    amount: '1000.00',
    balance: '0.00',
    periodTo: '2021-04-04',
  });
  const { membershipTypeId, paymentFrequencyId, paidUntil } = before;
  expect(await memberOf(122)).toMatchObject({ membershipTypeId, paymentFrequencyId, paidUntil });
  expect((await booksOf(app.db)).disagreements).toEqual([]);
});

test('for life: the days of the register are kept without an end, and an open registration fee is not paid twice', async () => {
  const register = await importer(app);
  const lifelong = { 'Membership type': 'Life', Frequency: 'Lifetime', 'Paid until': '' };
  const { importId } = await register.preview(csvFile([memberCells(200, lifelong)]));
  await register.commit(importId);
  await register.runToEnd(importId);
  const life = paid(200, { Kind: 'registration', 'Period to': 'life', Amount: '25,000.00' });
  expect(await bring(bookFile([life]))).toMatchObject({ state: 'done', created: 1 });
  expect(await memberOf(200)).toMatchObject({ standing: 'lifetime', isLifetime: true });
  const again = await office.preview(bookFile([paid(200), { ...life, Amount: '1' }]));
  // For life already, and the same days once more: about two columns.
  const causes = again.errors.map(({ cause }) => cause);
  expect(causes.toSorted()).toEqual(['paidTwice', 'paidTwice', 'registration']);

  const applicant = { ...sampleMember(await shippedIds(app)), identityNumber: cidOf(300) };
  await app.call(memberEndpoints.create, { body: applicant }, office.token());
  const open = await office.preview(bookFile([paid(300, { Kind: 'registration' })]));
  expect(open.errors).toMatchObject([
    { cause: 'registration', rows: [{ message: expect.stringContaining('is open') }] },
  ]);
});

test('taken back after a merge, nobody keeps days that are paid no longer, the hidden record neither', async () => {
  const { importId } = await bring(
    bookFile([paid(128, { 'Period from': '01/01/2030', 'Period to': '31/12/2030' })]),
  );
  const [kept, other] = [await memberOf(127), await memberOf(128)];
  const merge = { params: { id: kept.id }, body: { otherId: other.id } };
  await app.call(memberEndpoints.merge, merge, await app.signIn('Administrator'));
  expect(await memberOf(127)).toMatchObject({ paidUntil: '2030-12-31' });
  await office.undo(importId);
  await office.runToEnd(importId);
  expect(await memberOf(127)).toMatchObject({ paidUntil: '2026-12-31' });
  expect((await booksOf(app.db)).disagreements).toEqual([]);
});

test('days that both had paid before a merge stay when one of the two books is taken back', async () => {
  const year = { 'Period from': '01/01/2030', 'Period to': '31/12/2030' };
  const { importId } = await bring(bookFile([paid(125, year)]));
  await bring(bookFile([paid(126, year)]));
  const [kept, other] = [await memberOf(125), await memberOf(126)];
  const merge = { params: { id: kept.id }, body: { otherId: other.id } };
  await app.call(memberEndpoints.merge, merge, await app.signIn('Administrator'));
  await office.undo(importId);
  await office.runToEnd(importId);
  expect(await memberOf(125)).toMatchObject({ paidUntil: '2030-12-31' });
  expect((await booksOf(app.db)).disagreements).toEqual([]);
});
