import {
  donationGroupings,
  type DonationGrouping,
  feeGroupings,
  type FeeGrouping,
  type ListWithViews,
  memberGroupings,
  type MemberGrouping,
  reports,
} from '@kathok/contract';
import type { ListView } from '../../ui/data-list/filters/list-views.tsx';
import type { Comparison, Period } from './question/period.ts';
import { words } from './words.en.ts';

export type Grouping = FeeGrouping | DonationGrouping | MemberGrouping;
export type ReportName = 'members' | 'fees' | 'donations';

/** What one report has that the others have not. */
export interface ReportKind {
  name: ReportName;
  /** Whose saved views these are. */
  listKey: ListWithViews;
  measure: 'amount' | 'count';
  groupings: readonly Grouping[];
  /** How it is shown until somebody asks otherwise. */
  usual: { groupBy: Grouping; thenBy: Grouping | 'none'; period: Period; against: Comparison };
  /** What the API calls the two days of the period. */
  days: { from: string; to: string };
  exportPath: string;
  views: readonly ListView[];
}

const { views } = words;
const ofMoney = { measure: 'amount', days: { from: 'from', to: 'to' } } as const;
const moneyViews = [
  { label: views.thisYear, filters: {} },
  { label: views.lastYear, filters: { period: 'last-year' } },
  { label: views.byMethod, filters: { groupBy: 'method', thenBy: 'none' } },
  { label: views.byPlace, filters: { groupBy: 'dzongkhag', thenBy: 'none' } },
];

export const reportKinds: Record<ReportName, ReportKind> = {
  members: {
    name: 'members',
    listKey: 'member-report',
    measure: 'count',
    groupings: memberGroupings,
    usual: { groupBy: 'type', thenBy: 'status', period: 'all', against: 'none' },
    days: { from: 'joinedFrom', to: 'joinedTo' },
    exportPath: reports.exportMembers.path,
    views: [
      { label: views.all, filters: {} },
      { label: views.byStanding, filters: { groupBy: 'standing', thenBy: 'none' } },
      { label: views.byPlace, filters: { groupBy: 'dzongkhag' } },
      { label: views.byJoining, filters: { groupBy: 'joinedYear' } },
    ],
  },
  fees: {
    ...ofMoney,
    name: 'fees',
    listKey: 'fee-report',
    groupings: feeGroupings,
    usual: { groupBy: 'month', thenBy: 'type', period: 'this-year', against: 'year-before' },
    exportPath: reports.exportFees.path,
    views: moneyViews,
  },
  donations: {
    ...ofMoney,
    name: 'donations',
    listKey: 'donation-report',
    groupings: donationGroupings,
    usual: { groupBy: 'month', thenBy: 'purpose', period: 'this-year', against: 'year-before' },
    exportPath: reports.exportDonations.path,
    views: moneyViews,
  },
};

const byTime: readonly Grouping[] = [
  'day',
  'week',
  'month',
  'quarter',
  'year',
  'joinedMonth',
  'joinedYear',
  'paidUntilMonth',
];
export const isTime = (grouping: Grouping) => byTime.includes(grouping);
