import { donations, fees, parseAmount, payments, reports } from '@kathok/contract';
import { expect } from 'vitest';
import { type Books, type Centre, ledgerSum, overlaps, paidAndValid } from './centre.ts';

const minor = (amount: string) => parseAmount(amount) ?? Number.NaN;
const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total + minor(amount), 0);

/** Whatever was done: the ledger adds up to zero, receipts and paid payments are pairs, no day is covered twice, and all totals are one. */
export async function agree(centre: Centre, books: Books): Promise<void> {
  expect(await ledgerSum(centre)).toBe(0);
  const { paid, valid, paired } = await paidAndValid(centre);
  expect([valid, paired]).toEqual([paid, paid]);
  expect(await overlaps(centre, books.members)).toBe(0);
  const expected = { fees: books.fees, donations: books.donations };
  expect(await fromDashboard(centre)).toEqual(expected);
  expect(await fromLists(centre, books)).toEqual(expected);
  expect(await fromReports(centre)).toEqual(expected);
}

async function fromDashboard({ app, desk, from, to }: Centre) {
  const { totals } = await app.call(payments.totals, { query: { from, to } }, desk.token);
  const of = (head: string) => sum(totals.filter((one) => one.head === head).map(({ amount }) => amount));
  return { fees: of('membership_fees'), donations: of('donations') };
}

async function fromLists({ app, desk, from, to }: Centre, { members }: Books) {
  const lists = await Promise.all(
    members.map((memberId) => app.call(fees.ofMember, { params: { memberId } }, desk.token)),
  );
  const found = await app.call(
    donations.list,
    { query: { from, to, paymentStatus: 'paid', take: 100 } },
    desk.token,
  );
  return {
    fees: sum(lists.flat().map(({ amountPaid }) => amountPaid)),
    donations: sum(found.data.map(({ amount }) => amount)),
  };
}

async function fromReports({ app, desk, from, to }: Centre) {
  const query = { from, to, groupBy: 'method' as const };
  const ofFees = await app.call(reports.fees, { query }, desk.token);
  const ofDonations = await app.call(reports.donations, { query }, desk.token);
  const rows = (report: typeof ofFees) => sum(report.data.map(({ amount }) => amount));
  expect([rows(ofFees), rows(ofDonations)]).toEqual([
    sum(ofFees.totals.map(({ amount }) => amount)),
    sum(ofDonations.totals.map(({ amount }) => amount)),
  ]);
  return { fees: rows(ofFees), donations: rows(ofDonations) };
}
