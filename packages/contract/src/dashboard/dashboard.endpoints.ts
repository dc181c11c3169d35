import { z } from 'zod';
import { auditLine } from '../audit/audit.endpoints.ts';
import { can, endpoint } from '../endpoint.ts';
import { incomeHeads } from '../payments/income-heads.ts';
import { simulatedSum } from '../payments/payment.endpoints.ts';
import { day } from '../values/days/days.ts';
import { id } from '../values/fields.ts';
import { amountText } from '../values/money/money.ts';
import { emptyIsAbsent } from '../values/page.ts';
import { paymentMethods } from '../values/money/payment-states.ts';
import { dzongkhags } from '../values/people/places.ts';
import { setupSteps } from './setup.schema.ts';
import { type Records, withRecords } from '../record-kinds.ts';

const count = z.number().int();
const money = { currency: z.string(), amount: amountText };

/** Each figure is the number of rows in the list of members with the filter that its name says. */
const memberFigures = z.object({
  active: count,
  inactive: count,
  pending: count,
  grace: count,
  lapsed: count,
  expiringIn30Days: count,
  expiringIn60Days: count,
  expiringIn90Days: count,
  byType: z.array(
    z.object({ id, name: z.string(), active: count, inactive: count, pending: count, total: count }),
  ),
  byCountry: z.array(z.object({ id, name: z.string(), total: count })),
  byDzongkhag: z.array(z.object({ dzongkhag: z.enum(dzongkhags), total: count })),
});
export type MemberFigures = z.output<typeof memberFigures>;

/** Sums of the heads that the caller may read: fees with members, donations with donations. */
const receivedFigures = z.object({
  from: day,
  to: day,
  /** Between these two days. */
  totals: z.array(z.object({ head: z.enum(incomeHeads), method: z.enum(paymentMethods), count, ...money })),
  /** Days of this year on which donations came; null for those who may not read them. */
  daysOfOffering: count.nullable(),
  /** Paid at a simulated bank in these days: in none of the totals. */
  simulated: z.array(simulatedSum),
  /** The last 24 months that end with the present one; months in which nothing came are left out. */
  months: z.array(z.object({ month: z.string(), head: z.enum(incomeHeads), count, ...money })),
});
export type ReceivedFigures = z.output<typeof receivedFigures>;

const waitingFigures = z.object({
  count,
  amounts: z.array(z.object(money)),
  /** Whole days since the oldest was sent; null where none waits. */
  oldestDays: count.nullable(),
});
export type WaitingFigures = z.output<typeof waitingFigures>;

const waitingPayment = z.object({
  kind: z.enum(['fee', 'donation']),
  /** The id of the fee or the donation. */
  id,
  name: z.string(),
  /** The membership type or the purpose. */
  about: z.string(),
  ageDays: count,
  ...money,
});

const campaign = z.object({
  purposeId: id,
  name: z.string(),
  target: amountText,
  given: amountText,
  currency: z.string(),
  endsOn: day.nullable(),
  daysLeft: count.nullable(),
});

/** What staff open in the morning. A part that the caller may not read the list of is null. */
const records: Records = { reads: 'any' };
export const dashboard = withRecords(records, {
  get: endpoint({
    method: 'GET',
    path: '/dashboard',
    access: can('read', 'Dashboard'),
    summary: 'All figures of the dashboard; each equals the list behind it',
    query: z.strictObject({
      /** Days of the books, for what was received by head and method; this month unless said otherwise. */
      from: emptyIsAbsent(day),
      to: emptyIsAbsent(day),
    }),
    response: z.object({
      today: day,
      members: memberFigures.nullable(),
      received: receivedFigures.nullable(),
      waiting: z.object({
        fees: waitingFigures.nullable(),
        donations: waitingFigures.nullable(),
        /** The payments that have waited longest. */
        oldest: z.array(waitingPayment),
      }),
      campaigns: z.array(campaign).nullable(),
      changes: z.array(auditLine).nullable(),
      /** Whether the fees are confirmed: until then nobody registers on the public pages. */
      isRegistrationOpen: z.boolean(),
      /** What is left to do before the centre is set up; null when it is, or nobody wants to be told. */
      setup: setupSteps.nullable(),
    }),
  }),
});
