/** Donations of the sample centre. Sums are in chhertum; days count back from today. All names are made up. */
interface SampleDonation {
  daysAgo: number;
  /** A number is a place in the register, null is nobody's name. */
  donor: number | string | null;
  purpose: string;
  amount: number;
  currency?: string;
  message?: string;
  isAnonymous?: boolean;
  offering?: string;
  /** Those who live, and those who have died. */
  living?: string[];
  deceased?: string[];
  /** Days from today on which the names are read out; undefined: no day was chosen. */
  readIn?: number;
}

export const roof = 'Roof of the butter lamp house';
export const monlam = 'Food for the monlam';

/** Money in hand at the desk. */
export const atTheDesk: (SampleDonation & { method: 'cash' | 'cheque' | 'bank_deposit' })[] = [
  { daysAgo: 58, donor: 0, purpose: 'General fund', amount: 100_000, method: 'cash' },
  { daysAgo: 55, donor: 'Kunzang Choden', purpose: roof, amount: 2_500_000, method: 'cheque' },
  { daysAgo: 51, donor: null, purpose: 'Butter lamps', amount: 5000, method: 'cash' },
  {
    daysAgo: 47,
    donor: 3,
    purpose: roof,
    amount: 1_000_000,
    method: 'bank_deposit',
    message: 'For our mother',
  },
  { daysAgo: 44, donor: 'Family of Ap Gyeltshen', purpose: 'Monks’ food', amount: 750_000, method: 'cash' },
  { daysAgo: 40, donor: 7, purpose: 'Saving lives (tshethar)', amount: 210_000, method: 'cash' },
  { daysAgo: 36, donor: 'Druk Holdings staff club', purpose: roof, amount: 12_000_000, method: 'cheque' },
  { daysAgo: 33, donor: 1, purpose: monlam, amount: 300_000, method: 'cash', isAnonymous: true },
  { daysAgo: 29, donor: 'Helen Marsh', purpose: roof, amount: 20_000, currency: 'USD', method: 'cash' },
  { daysAgo: 27, donor: null, purpose: 'Butter lamps', amount: 15_000, method: 'cash' },
  { daysAgo: 24, donor: 12, purpose: monlam, amount: 1_500_000, method: 'bank_deposit' },
  { daysAgo: 20, donor: 5, purpose: 'Tshok offering', amount: 120_000, method: 'cash' },
  { daysAgo: 16, donor: 'Aum Lhamo and grandchildren', purpose: monlam, amount: 450_000, method: 'cash' },
  { daysAgo: 12, donor: 18, purpose: roof, amount: 5_000_000, method: 'cheque' },
  { daysAgo: 9, donor: 9, purpose: 'General fund', amount: 50_000, method: 'cash' },
  {
    daysAgo: 6,
    donor: 2,
    purpose: 'Butter lamps',
    amount: 108_000,
    method: 'cash',
    offering: '108 butter lamps',
    deceased: ['Ap Kinley'],
    living: ['Kinley Om', 'Sonam Dendup'],
    readIn: 1,
  },
  {
    daysAgo: 3,
    donor: 'Passang Lhamo',
    purpose: 'Tshok offering',
    amount: 300_000,
    method: 'cash',
    offering: 'Tshok on the tenth day',
    deceased: ['Agay Dorji', 'Angay Zangmo'],
    readIn: 1,
  },
  {
    daysAgo: 1,
    donor: 4,
    purpose: 'Saving lives (tshethar)',
    amount: 350_000,
    method: 'cash',
    offering: 'Two yaks set free',
    living: ['Ugyen Lhendup'],
    readIn: 1,
    isAnonymous: true,
  },
  {
    daysAgo: 1,
    donor: 14,
    purpose: 'Butter lamps',
    amount: 21_000,
    method: 'cash',
    offering: '21 butter lamps',
    living: ['All who are ill in Jakar hospital'],
  },
];

/** Given by the member whose account is shown on the sign-in page. */
export const lampsOfSampleMember: SampleDonation = {
  daysAgo: 9,
  donor: null,
  purpose: 'Butter lamps',
  amount: 108_000,
  offering: '108 butter lamps',
  deceased: ['Ap Tashi'],
  living: ['Angay Pemo'],
};

type Outcome = 'approved' | 'rejected' | 'waits';

/** Given on the website, proved by a slip. */
export const bySlip: (SampleDonation & { outcome: Outcome })[] = [
  { daysAgo: 30, donor: 'Tandin Bidha', purpose: monlam, amount: 200_000, outcome: 'approved' },
  { daysAgo: 22, donor: 6, purpose: roof, amount: 500_000, outcome: 'approved' },
  { daysAgo: 17, donor: null, purpose: 'General fund', amount: 30_000, outcome: 'approved' },
  { daysAgo: 11, donor: 'Chimi Dorji', purpose: 'Butter lamps', amount: 54_000, outcome: 'rejected' },
  { daysAgo: 5, donor: 11, purpose: monlam, amount: 100_000, outcome: 'waits' },
  { daysAgo: 4, donor: 'Wangchuk Norbu', purpose: roof, amount: 1_000_000, outcome: 'waits' },
  { daysAgo: 3, donor: 'Deki Peldon', purpose: 'Monks’ food', amount: 150_000, outcome: 'waits' },
  {
    daysAgo: 2,
    donor: 8,
    purpose: 'Butter lamps',
    amount: 108_000,
    outcome: 'waits',
    offering: '108 butter lamps',
    deceased: ['Lopen Tshering'],
    readIn: 1,
  },
  { daysAgo: 1, donor: 'Jamyang Seldon', purpose: 'General fund', amount: 25_000, outcome: 'waits' },
  { daysAgo: 0, donor: null, purpose: monlam, amount: 10_000, outcome: 'waits' },
];

/** Only promised so far. */
export const promised: SampleDonation[] = [
  { daysAgo: 8, donor: 'Karma Yuden', purpose: roof, amount: 300_000 },
  { daysAgo: 1, donor: 10, purpose: 'General fund', amount: 100_000 },
];

export type { SampleDonation };
