import type { DonationGrouping, FeeGrouping, MemberGrouping } from './groupings.ts';
import type { ListReportName } from './list-report-names.ts';

/** What the groups of a report are by. Screen and export use these names, so that a sheet says what was seen. */
export const groupingNames: Record<FeeGrouping | DonationGrouping | MemberGrouping, string> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  quarter: 'Quarter',
  year: 'Year',
  method: 'Method',
  country: 'Country',
  dzongkhag: 'Dzongkhag',
  currency: 'Currency',
  type: 'Membership type',
  kind: 'Kind of fee',
  purpose: 'Purpose',
  donorType: 'Donor',
  frequency: 'Payment frequency',
  status: 'Status',
  standing: 'Standing',
  gender: 'Gender',
  joinedMonth: 'Month of joining',
  joinedYear: 'Year of joining',
  paidUntilMonth: 'Paid until',
};

/** What the groups of a grouping are called, where they are not records with a name. */
export const groupNames = {
  method: {
    cash: 'Cash',
    cheque: 'Cheque',
    bank_deposit: 'Bank deposit',
    mobile_transfer: 'Mobile transfer',
    card: 'Card',
  },
  status: { pending: 'Pending', active: 'Active', inactive: 'Inactive' },
  standing: {
    applied: 'Applied',
    lifetime: 'Life member',
    current: 'Current',
    grace: 'In grace',
    lapsed: 'Lapsed',
    resigned: 'Resigned',
    deceased: 'Deceased',
    suspended: 'Suspended',
    declined: 'Declined',
  },
  gender: { female: 'Female', male: 'Male', other: 'Other' },
  kind: { registration: 'Registration', renewal: 'Renewal' },
  donorType: { member: 'Member', non_member: 'Not a member', anonymous: 'Anonymous' },
};

/** The columns of a report. */
export const reportColumns = {
  notStated: 'Not stated',
  others: 'Others',
  total: 'Total',
  currency: 'Currency',
  members: 'Members',
  payments: 'Payments',
  amount: 'Amount',
  change: 'Change',
};

/** The columns of the payments behind a report. */
export const entryColumns = {
  day: 'Day',
  number: 'Number',
  payer: 'Name',
  method: 'Method',
  receipt: 'Receipt',
  amount: 'Amount',
};

export const reportTitles = { members: 'Member report', fees: 'Fee report', donations: 'Donation report' };

export const listReportTitles: Record<ListReportName, string> = {
  'renewals-due': 'Renewals due',
  'lapsed-donors': 'Lapsed donors',
  'top-donors': 'Top donors',
  'without-contact': 'Members without contact details',
  'cash-book': 'Cash book',
  journal: 'Journal for the accountant',
  retention: 'Retention by year of joining',
  rituals: 'Rituals by month',
  'ritual-names': 'Names on the lists',
};

/** The columns of the register that the regulator asks for every year. */
export const registerColumns = {
  cid: 'CID',
  name: 'Name',
  dzongkhag: 'Dzongkhag',
  gewog: 'Gewog',
  village: 'Village',
  thramNumber: 'Thram no.',
  houseNumber: 'House no.',
  contact: 'Contact no.',
  registrationDate: 'Registration date',
};
