/** Those of time come first: their groups have an order of their own and can be compared one by one. */
export const timeGroupings = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type TimeGrouping = (typeof timeGroupings)[number];

const ofMoney = [...timeGroupings, 'method', 'country', 'dzongkhag', 'currency'] as const;
export const feeGroupings = [...ofMoney, 'type', 'kind'] as const;
export const donationGroupings = [...ofMoney, 'purpose', 'donorType'] as const;

export const memberGroupings = [
  'type',
  'frequency',
  'status',
  'standing',
  'country',
  'dzongkhag',
  'gender',
  'joinedMonth',
  'joinedYear',
  'paidUntilMonth',
] as const;

export type FeeGrouping = (typeof feeGroupings)[number];
export type DonationGrouping = (typeof donationGroupings)[number];
export type MemberGrouping = (typeof memberGroupings)[number];

/** How much more or less than before, in whole percent; null where there is nothing to compare with. */
export function changeInPercent(now: number, before: number): number | null {
  return before > 0 ? Math.round(((now - before) / before) * 100) : null;
}
