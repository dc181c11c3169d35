import { format } from '../../language/format.ts';
import {
  entryColumns,
  groupingNames,
  groupNames,
  type ListReportName,
  listReportTitles,
  registerColumns,
  reportColumns,
} from '@kathok/contract';
import { titles } from './titles.en.ts';
import { inLanguage } from '../../language/language.ts';

const leads: Record<ListReportName, string> = {
  'renewals-due': 'Active members whose paid days end soon, or ended while their grace still runs',
  'lapsed-donors': 'People who gave last year and not this year',
  'top-donors': 'The hundred people who gave most',
  'without-contact': 'Active members with neither a phone number nor an e-mail address',
  'cash-book': 'Cash received on each day, less what was given back',
  journal: 'Double-entry lines by day and head, for an accounting program',
  rituals: 'Names given and read, and money received, by ritual and month',
  'ritual-names': 'Every name on the lists of a period, with the day on which it was read',
  retention: 'How many of those who joined in a year are active today',
};

export const words = inLanguage('features/reports/words', {
  all: {
    title: titles.all,
    lead: 'Figures and lists for the board, the accountant and the regulator',
    groups: { figures: 'Figures', people: 'People', books: 'Books and authorities' },
  },
  lists: { titles: listReportTitles, leads },
  list: {
    from: 'From',
    to: 'to',
    period: 'Period',
    usual: 'Usual period',
    /** The heading of the column that says in which currency a row is. */
    currency: 'Currency',
    emptyTitle: 'Nothing to show',
    emptyText: 'Choose another period.',
    unknownTitle: 'Page not found',
    unknownText: 'There is no report with this address.',
    what: {
      xlsx: 'This list, with numbers as numbers',
      csv: 'This list, for another program',
      pdf: 'This list, on A4',
    },
  },
  regulator: {
    title: titles.regulator,
    lead: 'Income of a year and the member register, as the Chhoedey Lhentshog asks for them',
    year: 'Year',
    fees: 'Membership fees',
    donations: 'Donations',
    others: 'Other collections',
    othersNote: 'Held for refund',
    total: 'Total income',
    register: 'Member register',
    note: 'Expenditure and balances are not kept here: fill them in on the sheet. Opening this page is recorded in the audit trail.',
    columns: registerColumns,
    what: {
      xlsx: 'The yearly figures, and the register on a second sheet',
      csv: 'The member register, for another program',
      pdf: '',
    },
    emptyTitle: 'No members',
    emptyText: 'Nobody was registered at the end of this year.',
  },
  reports: {
    members: { title: titles.members, lead: 'Members of the register as it stands today', asked: 'Joined' },
    fees: { title: titles.fees, lead: 'Fees received, by the day they were paid', asked: 'Received' },
    donations: {
      title: titles.donations,
      lead: 'Donations received, by the day they were paid',
      asked: 'Received',
    },
  },
  groupings: groupingNames,
  groups: groupNames,
  notStated: reportColumns.notStated,
  others: reportColumns.others,

  question: {
    label: 'What the report shows',
    by: 'by',
    and: 'and',
    against: 'compared with',
    in: 'in',
    nothingElse: 'nothing else',
    allCurrencies: 'all currencies',
    from: 'From',
    to: 'to',
    compareFrom: 'Compared from',
    compareTo: 'to',
    noDay: 'Enter a day that exists, such as 15 March 2026.',
    backwards: 'The last day is before the first day.',
    periods: {
      'this-year': 'this year, to date',
      'last-year': 'last year',
      'this-month': 'this month, to date',
      'last-month': 'last month',
      'last-12-months': 'the last 12 months',
      all: 'at any time',
      custom: 'between two days',
    },
    comparisons: {
      none: 'nothing',
      'year-before': 'the year before',
      'period-before': 'the period before',
      custom: 'another period',
    },
  },
  /** What was asked, for paper, where there is no form to read it from. */
  paper: {
    between: (from: string, to: string) => `${from} to ${to}`,
    since: (from: string) => `since ${from}`,
    until: (to: string) => `until ${to}`,
    atAnyTime: 'at any time',
    compared: (days: string) => `compared with ${days}`,
  },
  views: {
    thisYear: 'This year',
    lastYear: 'Last year',
    byMethod: 'By method',
    byPlace: 'By dzongkhag',
    byStanding: 'By standing',
    byJoining: 'By year of joining',
    all: 'All members',
  },
  filters: {
    kind: 'Kind',
    paymentStatus: 'Payment',
    method: 'Method',
    membershipTypeId: 'Type',
    minAmount: 'Least amount',
  },

  figures: {
    label: 'Figures',
    received: 'Received',
    payments: 'Payments',
    average: (sum: string) => `${sum} on average`,
    donors: 'Donors',
    donorKinds: (members: number, others: number) =>
      `${members === 1 ? '1 member' : `${format.number(members)} members`}, ${
        others === 1 ? '1 other' : `${format.number(others)} others`
      }`,
    members: 'Members',
    groups: 'Groups',
    largest: 'Largest group',
    change: (percent: string, before: string) => `${percent} on ${before} before`,
    before: (before: string) => `${before} before`,
    alsoIn: (sums: string) => `also ${sums}`,
    net: 'Reversals deducted',
    simulated: (sums: string) => `Simulated payments are not counted: ${sums}`,
  },

  result: {
    by: (one: string) => `By ${one.toLowerCase()}`,
    byBoth: (one: string, other: string) => `By ${one.toLowerCase()} and ${other.toLowerCase()}`,
    compared: 'Period compared with',
    total: reportColumns.total,
    share: 'Share',
    amount: reportColumns.amount,
    count: reportColumns.members,
    payments: reportColumns.payments,
    before: 'Before',
    change: reportColumns.change,
    extremes: (most: string, mostSum: string, least: string, leastSum: string) =>
      `The highest is ${most} with ${mostSum}, the lowest ${least} with ${leastSum}. Every figure is in the table below.`,
    bar: (name: string, sum: string) => `${name}: ${sum}`,
    barParts: (name: string, sum: string, parts: string) => `${name}: ${sum}. ${parts}`,
    part: (name: string, sum: string) => `${name} ${sum}`,
    emptyTitle: 'Nothing in this period',
    emptyText: 'Choose another period, or clear the filters.',
    first: (shown: number, all: number) =>
      `The first ${format.number(shown)} of ${format.number(all)} rows. The export has all of them.`,
    madeMoney: 'Reversed payments are deducted on the day of the reversal. Days are days in Bhutan.',
    madeMembers: 'Counted from the register as it stands now. Days are days in Bhutan.',
  },

  chart: {
    thousands: (number: string) => `${number} k`,
    millions: (number: string) => `${number} m`,
  },

  entries: {
    ...entryColumns,
    title: 'Payments behind these figures',
    about: 'For',
    reversed: 'Reversed',
    none: 'none',
    emptyTitle: 'No payments',
    emptyText: 'Nothing was received in this period.',
  },

  /** What each format of an export holds. */
  exported: {
    members: {
      xlsx: 'This table, and the members on a second sheet',
      csv: 'The members, for another program',
      pdf: 'This table and chart, on A4',
    },
    money: {
      xlsx: 'This table, and the payments on a second sheet',
      csv: 'The payments, for another program',
      pdf: 'This table and chart, on A4',
    },
  },
  print: 'Print',
});
