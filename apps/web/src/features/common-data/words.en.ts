import type { KindWords } from './kind.ts';

/** What is said of every kind in the same words. */
const alike = {
  emptyText: 'Add the first one; forms offer it at once.',
  saved: (name: string) => `${name} is saved.`,
  removed: (name: string) => `${name} is removed.`,
  removeTitle: (name: string) => `Remove ${name}?`,
};

const countries: KindWords = {
  ...alike,
  title: 'Countries',
  lead: 'Where members live and donors give from.',
  add: 'Add a country',
  addTitle: 'Add a country',
  search: { label: 'Search countries', placeholder: 'Name or two-letter code' },
  emptyTitle: 'No countries yet',
  labels: {
    name: 'Name',
    isoCode: 'Two-letter code',
    dialCode: 'Dialling code',
    currency: 'Currency',
    isActive: 'Offered in forms',
  },
};

const paymentFrequencies: KindWords = {
  ...alike,
  title: 'Payment frequencies',
  lead: 'How often a membership fee falls due.',
  add: 'Add a frequency',
  addTitle: 'Add a payment frequency',
  search: { label: 'Search payment frequencies', placeholder: 'Name' },
  emptyTitle: 'No payment frequencies yet',
  labels: { name: 'Name', months: 'Months covered by one fee', isActive: 'Offered in forms' },
};

const membershipTypes: KindWords = {
  ...alike,
  title: 'Membership types',
  lead: 'What a member can be, and what it costs.',
  add: 'Add a type',
  addTitle: 'Add a membership type',
  search: { label: 'Search membership types', placeholder: 'Name or code' },
  emptyTitle: 'No membership types yet',
  labels: {
    name: 'Name',
    code: 'Code',
    description: 'Description',
    registrationFee: 'Registration fee',
    registrationFeeCurrency: 'Currency of the registration fee',
    fees: 'Fees',
    graceDays: 'Days of grace',
    renewalWindowDays: 'May renew this many days early',
    isTaxDeductible: 'Counts towards the tax certificate',
    isActive: 'Offered in forms',
  },
};

const donationPurposes: KindWords = {
  ...alike,
  title: 'Donation purposes',
  lead: 'What a gift can be for. One with a target is shown as a campaign.',
  add: 'Add a purpose',
  addTitle: 'Add a donation purpose',
  search: { label: 'Search donation purposes', placeholder: 'Name' },
  emptyTitle: 'No purposes yet',
  labels: {
    name: 'Name',
    description: 'Description',
    targetAmount: 'Target',
    startsOn: 'First day',
    endsOn: 'Last day',
    isTaxDeductible: 'Counts towards the tax certificate',
    isActive: 'Offered in forms',
  },
};

export const words = {
  name: 'Name',
  offered: 'Offered',
  active: 'Active',
  inactive: 'Not offered',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  back: 'Back',
  remove: 'Remove',
  removeText: 'It disappears from lists and forms. What was recorded with it stays as it is.',
  countries,
  paymentFrequencies,
  membershipTypes,
  donationPurposes,
  isActiveHint: 'Untick to keep it in old records and leave it out of new ones.',
  monthsHint: '12 for a year, 0 for once in a life.',
  months: (months: number) =>
    months === 0 ? 'Once for life' : months === 1 ? 'Every month' : `Every ${months} months`,
  isoCodeHint: 'As in ISO 3166: BT, IN, AU …',
  dialCodeHint: 'With a plus: +975',
  codeHint: 'Short, for lists and reports: GEN, LIFE …',
  graceHint: 'After the paid days end, a member still counts as active for this long.',
  windowHint: 'How long before the end one may renew.',
  registrationFeeHint: 'Asked once, together with the first period. 0 for none.',
  feesHint: 'One row for every frequency and currency this type may be paid in.',
  noFees: 'Nobody can register with this type before it has a fee.',
  addFee: 'Add a fee',
  removeFee: (row: number) => `Remove fee ${row}`,
  chooseRule: 'must be chosen',
  twiceRule: 'stands twice with the same currency',
  frequency: 'Frequency',
  chooseFrequency: 'Choose …',
  amount: 'Amount',
  currency: 'Currency',
  targetHint: 'Leave empty for a purpose without a goal.',
  amountRule: 'must be a sum such as 1500 or 1500.50',
  daysRule: 'must not lie before the first day',
  span: 'Days',
  always: 'Always',
  from: (day: string) => `From ${day}`,
  until: (day: string) => `Until ${day}`,
  fromUntil: (from: string, until: string) => `${from} to ${until}`,
};
