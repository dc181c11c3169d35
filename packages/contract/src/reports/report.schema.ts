import { z } from 'zod';
import { donationFilters } from '../donations/donation.endpoints.ts';
import { feeFilters } from '../fees/fee.schema.ts';
import { memberFilters } from '../members/lists/member-filters.ts';
import { simulatedSum } from '../payments/payment.endpoints.ts';
import { day } from '../values/days/days.ts';
import { amountText, currency } from '../values/money/money.ts';
import { emptyIsAbsent, paged } from '../values/page.ts';
import { paymentMethods } from '../values/money/payment-states.ts';
import { donationGroupings, feeGroupings, memberGroupings } from './groupings.ts';

/** Another period to compare with, both days included. */
const compared = { compareFrom: emptyIsAbsent(day), compareTo: emptyIsAbsent(day) };
const grouped = <const Groupings extends readonly [string, ...string[]]>(groupings: Groupings) => ({
  groupBy: emptyIsAbsent(z.enum(groupings)),
  /** Each group is parted by this. */
  thenBy: emptyIsAbsent(z.enum(groupings)),
});
const money = { ...compared, currency: emptyIsAbsent(currency) };

export const memberReportFilters = { ...memberFilters, ...compared, ...grouped(memberGroupings) };
export const feeReportFilters = { ...feeFilters, ...money, ...grouped(feeGroupings) };
export const donationReportFilters = { ...donationFilters, ...money, ...grouped(donationGroupings) };

const count = z.number().int();
/** Payments settled less payments taken back. */
const moneySum = { count, amount: amountText };
const named = {
  /** A day, a week from Monday to Sunday (2026-W07), a month (2026-11), a quarter (2026-Q4), a year, a way to pay, a currency, an id; empty where it is not known. */
  key: z.string(),
  /** How people call it. */
  name: z.string(),
};

const moneyRow = z.object({
  ...named,
  currency: z.string(),
  ...moneySum,
  /** The parts by `thenBy`; those with nothing are left out. */
  parts: z.array(z.object({ ...named, ...moneySum })),
  /** The same in the period to compare with. */
  compared: z.object(moneySum).optional(),
});
export type ReportRow = z.output<typeof moneyRow>;

const memberRow = z.object({
  ...named,
  count,
  parts: z.array(z.object({ ...named, count })),
  compared: z.object({ count }).optional(),
});

export const moneyReport = paged(moneyRow).extend({
  totals: z.array(z.object({ currency: z.string(), ...moneySum, compared: z.object(moneySum).optional() })),
  /** The parts of all rows together, the largest first. */
  parts: z.array(z.object({ ...named, currency: z.string(), ...moneySum })),
  /** What the chart shows: all rows in their own order whatever the page, at most the last 400. */
  series: z.array(moneyRow),
  /** Paid at a simulated bank: in none of the rows and totals. */
  simulated: z.array(simulatedSum),
});
export type MoneyReport = z.output<typeof moneyReport>;

export const memberReport = paged(memberRow).extend({
  totals: z.object({ count, compared: z.object({ count }).optional() }),
  parts: z.array(z.object({ ...named, count })),
  series: z.array(memberRow),
});
export type MemberReport = z.output<typeof memberReport>;

/** One line of the books: a payment that was received, or one that was taken back, with its minus. */
export const reportEntry = z.object({
  id: z.uuid(),
  /** The id of the fee or the donation. */
  dueId: z.uuid(),
  day,
  kind: z.enum(['settle', 'reverse']),
  number: z.string(),
  payer: z.string(),
  membershipCode: z.string().nullable(),
  /** The membership type or the purpose. */
  about: z.string(),
  method: z.enum(paymentMethods),
  receiptNumber: z.string().nullable(),
  amount: amountText,
  currency: z.string(),
});
export type ReportEntry = z.output<typeof reportEntry>;
