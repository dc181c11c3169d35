import { z } from 'zod';
import { donationFilters } from '../donations/donation.endpoints.ts';
import { can, endpoint } from '../endpoint.ts';
import { feeFilters } from '../fees/fee.schema.ts';
import { currency } from '../values/money/money.ts';
import { emptyIsAbsent, paged, pageQuery } from '../values/page.ts';
import {
  donationReportFilters,
  feeReportFilters,
  memberReport,
  memberReportFilters,
  moneyReport,
  reportEntry,
} from './report.schema.ts';
import { reportFormats } from './report-formats.ts';
import { type Records, withRecords } from '../record-kinds.ts';

const moneySorts = ['key', 'count', 'amount'] as const;
const reads = can('read', 'Report');
const exportQuery = <Filters extends z.ZodRawShape>(filters: Filters) =>
  z.strictObject({
    format: z.enum(reportFormats, 'must be xlsx, csv or pdf'),
    q: emptyIsAbsent(z.string().trim().max(200)),
    ...filters,
  });

const records: Records = { reads: 'any' };

/**
 * What came in, from the ledger, by month unless asked otherwise. `from` and `to` are days of the books: a payment that was
 * taken back counts on both its days. Members are those of the register today, by type unless asked otherwise. A search, one
 * member or a list as a filter needs `read Member` too, or for donations `read Donation`.
 */
export const reports = withRecords(records, {
  members: endpoint({
    method: 'GET',
    path: '/reports/members',
    access: reads,
    summary: 'Members by type, place, standing or the month they joined',
    query: pageQuery(['key', 'count'], memberReportFilters),
    response: memberReport,
  }),
  fees: endpoint({
    method: 'GET',
    path: '/reports/fees',
    access: reads,
    summary: 'Membership fees that came in, by time, method, type, place or currency',
    query: pageQuery(moneySorts, feeReportFilters),
    response: moneyReport,
  }),
  donations: endpoint({
    method: 'GET',
    path: '/reports/donations',
    access: reads,
    summary: 'Donations that came in, by time, method, purpose, place or currency',
    query: pageQuery(moneySorts, donationReportFilters),
    response: moneyReport,
  }),
  donors: endpoint({
    method: 'GET',
    path: '/reports/donations/donors',
    access: reads,
    summary: 'How many donors are behind a report on donations; each donation without a known person is one',
    query: z.strictObject({
      q: emptyIsAbsent(z.string().trim().max(200)),
      ...donationFilters,
      currency: emptyIsAbsent(currency),
    }),
    response: z.object({
      donors: z.number().int(),
      /** How many of them gave as members. */
      memberDonors: z.number().int(),
    }),
  }),
  feeEntries: endpoint({
    method: 'GET',
    path: '/reports/fees/entries',
    access: reads,
    summary: 'The payments behind a report on fees, newest first; needs read Member too',
    query: pageQuery(['day'], { ...feeFilters, currency: emptyIsAbsent(currency) }),
    response: paged(reportEntry),
  }),
  donationEntries: endpoint({
    method: 'GET',
    path: '/reports/donations/entries',
    access: reads,
    summary: 'The payments behind a report on donations, newest first; needs read Donation too',
    query: pageQuery(['day'], { ...donationFilters, currency: emptyIsAbsent(currency) }),
    response: paged(reportEntry),
  }),
  exportMembers: endpoint({
    method: 'GET',
    path: '/reports/members/export',
    access: can('export', 'Report'),
    summary: 'The report as a sheet with all its members, CSV of the members, or PDF; streamed, and audited',
    query: exportQuery(memberReportFilters),
    answersFile: true,
  }),
  exportFees: endpoint({
    method: 'GET',
    path: '/reports/fees/export',
    access: can('export', 'Report'),
    summary:
      'The report as a sheet with all its payments, CSV of the payments, or PDF; streamed, and audited',
    query: exportQuery(feeReportFilters),
    answersFile: true,
  }),
  exportDonations: endpoint({
    method: 'GET',
    path: '/reports/donations/export',
    access: can('export', 'Report'),
    summary:
      'The report as a sheet with all its payments, CSV of the payments, or PDF; streamed, and audited',
    query: exportQuery(donationReportFilters),
    answersFile: true,
  }),
});
