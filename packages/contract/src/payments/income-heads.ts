/** What counts as income: what is held for a refund does not. */
export const incomeHeads = ['membership_fees', 'donations'] as const;
export type IncomeHead = (typeof incomeHeads)[number];
