import { z } from 'zod';
import { day } from '../values/days/days.ts';
import { can, endpoint, ownOr } from '../endpoint.ts';
import { id } from '../values/fields.ts';
import { amountText } from '../values/money/money.ts';
import { standings } from '../values/people/standing.ts';
import { type Records, withRecords } from '../record-kinds.ts';

const dashboard = can('read', 'Dashboard');
const total = z.object({ total: z.number().int() });
const totals = z.array(z.object({ id, name: z.string(), total: z.number().int() }));
const sum = z.object({ count: z.number().int(), amount: amountText, currency: z.string() });
/** Ngultrum first, where there are any; what was paid in other currencies beside it. */
const sums = sum.extend({ inOtherCurrencies: z.array(sum) });

/** How many members the tabs of the register and of those due for renewal hold today. */
const memberCounts = z.object({
  all: z.number().int(),
  active: z.number().int(),
  inactive: z.number().int(),
  pending: z.number().int(),
  expiringIn30Days: z.number().int(),
  expiringIn60Days: z.number().int(),
  expiringIn90Days: z.number().int(),
  grace: z.number().int(),
  lapsed: z.number().int(),
  withoutPhone: z.number().int(),
  /** Taken out of the register. */
  removed: z.number().int(),
});
export type MemberCounts = z.output<typeof memberCounts>;

const records: Records = { reads: ['Member', 'Fee', 'MembershipType', 'Country'] };

/** The figures of the dashboard, and a member's own. */
export const memberTotals = withRecords(records, {
  counts: endpoint({
    method: 'GET',
    path: '/member/counts',
    access: can('read', 'Member'),
    summary: 'How many members each tab of the lists holds, exactly',
    response: memberCounts,
  }),
  totalByType: endpoint({
    method: 'GET',
    path: '/member/get-total-member-by-membershipType',
    access: dashboard,
    summary: 'Members by type',
    response: totals,
  }),
  totalByCountry: endpoint({
    method: 'GET',
    path: '/member/get-total-member-by-country',
    access: dashboard,
    summary: 'Members by country',
    response: totals,
  }),
  activeTotal: endpoint({
    method: 'GET',
    path: '/member/active-list-total',
    access: dashboard,
    summary: 'Active members',
    response: total,
  }),
  inactiveTotal: endpoint({
    method: 'GET',
    path: '/member/inactive-list-total',
    access: dashboard,
    summary: 'Inactive members',
    response: total,
  }),
  pendingTotal: endpoint({
    method: 'GET',
    path: '/member/pending-list-total',
    access: dashboard,
    summary: 'Applications waiting',
    response: total,
  }),
  myTotal: endpoint({
    method: 'GET',
    path: '/member/my-total',
    access: ownOr('manage', 'MemberProfile'),
    reads: ['Member', 'Fee', 'Donation'],
    summary: 'The signed-in member’s own figures',
    response: z.object({
      donations: sums,
      fees: sums,
      paidUntil: day.nullable(),
      standing: z.enum(standings),
    }),
  }),
});
