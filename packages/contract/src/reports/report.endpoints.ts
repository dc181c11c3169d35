import { z } from 'zod';
import { donationFilters } from '../donations/donation.endpoints.ts';
import { can, endpoint } from '../endpoint.ts';
import { feeFilters } from '../fees/fee.schema.ts';
import { amountText } from '../values/money.ts';
import { emptyIsAbsent, paged, pageQuery } from '../values/page.ts';
import { simulatedSum } from '../payments/payment.endpoints.ts';

const moneySum = {
  currency: z.string(),
  /** Payments settled less payments taken back. */
  count: z.number().int(),
  amount: amountText,
};
const moneyRow = z.object({
  /** A day, a month (2026-11), a way to pay, a currency, or the id of a type or purpose. */
  key: z.string(),
  /** How people call it. */
  name: z.string(),
  ...moneySum,
});
export type ReportRow = z.output<typeof moneyRow>;

const sortKeys = ['key', 'count', 'amount'] as const;
const response = paged(moneyRow).extend({
  totals: z.array(z.object(moneySum)),
  /** Paid at a simulated bank: in none of the rows and totals. */
  simulated: z.array(simulatedSum),
});

/** What came in, from the ledger, by month unless asked otherwise. `from` and `to` are days of the books: a payment that was taken back counts on both its days. */
export const reports = {
  fees: endpoint({
    method: 'GET',
    path: '/reports/fees',
    access: can('read', 'Report'),
    summary: 'Membership fees that came in, by day, month, method, type or currency',
    query: pageQuery(sortKeys, {
      ...feeFilters,
      groupBy: emptyIsAbsent(z.enum(['day', 'month', 'method', 'type', 'currency'])),
    }),
    response,
  }),
  donations: endpoint({
    method: 'GET',
    path: '/reports/donations',
    access: can('read', 'Report'),
    summary: 'Donations that came in, by day, month, method, purpose or currency',
    query: pageQuery(sortKeys, {
      ...donationFilters,
      groupBy: emptyIsAbsent(z.enum(['day', 'month', 'method', 'purpose', 'currency'])),
    }),
    response,
  }),
};
