import { addDays, type Day } from '@kathok/contract';

/** Whose membership ends when: a choice of the page, or none of them where the register has chosen otherwise. */
export const ends = ['in30', 'in7', 'grace', 'lapsed', 'all'] as const;
export type End = (typeof ends)[number];

const endFilters = ['standing', 'paidUntilFrom', 'paidUntilTo'] as const;

/** The filters of the register that stand for a choice. */
export function filtersOf(end: End, today: Day): Record<(typeof endFilters)[number], string> {
  const within = (days: number) => ({
    standing: 'current',
    paidUntilFrom: today,
    paidUntilTo: addDays(today, days),
  });
  const none = { standing: '', paidUntilFrom: '', paidUntilTo: '' };
  if (end === 'in30') return within(30);
  if (end === 'in7') return within(7);
  if (end === 'grace' || end === 'lapsed') return { ...none, standing: end };
  return none;
}

/** Which choice the filters stand for; undefined where the days are others. */
export function endOf(filters: Readonly<Record<string, string>>, today: Day): End | undefined {
  return ends.find((end) => {
    const meant = filtersOf(end, today);
    return endFilters.every((name) => (filters[name] ?? '') === meant[name]);
  });
}

/** Filters that this page offers itself; all others came from the register. */
const ownFilters = new Set<string>([...endFilters, 'membershipTypeId', 'dzongkhag', 'quietDays', 'way']);

export const isChosenElsewhere = (filters: Readonly<Record<string, string>>): boolean =>
  Object.keys(filters).some((name) => !ownFilters.has(name));

/** Whether the filters are about an end of paid days, so that the words of a reminder fit. */
export const isAboutRenewal = ({
  standing,
  paidUntilFrom,
  paidUntilTo,
}: Readonly<Record<string, string>>): boolean =>
  Boolean(paidUntilFrom ?? paidUntilTo) || standing === 'grace' || standing === 'lapsed';
