import { addDays, periodEnd, startOfWeek } from '@kathok/contract';
import { type Grouping, type ReportName } from '../report-kinds.ts';
import type { Row } from './report-table.ts';

/** The first and last day of a group of time; null for what is none. */
export function daysOfKey(key: string): { from: string; to: string } | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(key)) return { from: key, to: key };
  if (/^\d{4}-\d{2}$/.test(key)) return { from: `${key}-01`, to: periodEnd(`${key}-01`, 1) };
  const monday = startOfWeek(key);
  if (monday) return { from: monday, to: addDays(monday, 6) };
  if (/^\d{4}$/.test(key)) return { from: `${key}-01-01`, to: `${key}-12-31` };
  const [year = '', quarter = ''] = key.split('-Q');
  if (!/^\d{4}$/.test(year) || !/^[1-4]$/.test(quarter)) return null;
  const from = `${year}-${String(Number(quarter) * 3 - 2).padStart(2, '0')}-01`;
  return { from, to: periodEnd(from, 3) };
}

/** The filter of a list that a group stands for. */
const filterOf: Partial<Record<Grouping, string>> = {
  method: 'method',
  currency: 'currency',
  type: 'membershipTypeId',
  purpose: 'purposeId',
  kind: 'kind',
  donorType: 'donorType',
  frequency: 'paymentFrequencyId',
  status: 'status',
  standing: 'standing',
  country: 'countryId',
  dzongkhag: 'dzongkhag',
  gender: 'gender',
};

const timeFilters: Partial<Record<Grouping, readonly [string, string]>> = {
  joinedMonth: ['joinedFrom', 'joinedTo'],
  joinedYear: ['joinedFrom', 'joinedTo'],
  paidUntilMonth: ['paidUntilFrom', 'paidUntilTo'],
};

/** The register, filtered so that it holds exactly the members of a row; nothing for those of whom it is not known. */
export function membersOfRow(
  row: Row,
  groupBy: Grouping,
  filters: Record<string, string>,
): string | undefined {
  const names = timeFilters[groupBy];
  const days = names && daysOfKey(row.key);
  const filter = filterOf[groupBy];
  if (row.key === '' || (!days && !filter)) return undefined;
  const own: Record<string, string> = {};
  if (days && names) {
    const [from, to] = names;
    own[from] = later(days.from, filters[from]);
    own[to] = earlier(days.to, filters[to]);
  } else if (filter) own[filter] = row.key;
  return `/membership-list?${new URLSearchParams({ ...filters, ...own }).toString()}`;
}

/** What to change in the address of a report about money to see what is behind a row; null where no filter says it. */
export function narrowedTo(
  row: Row,
  groupBy: Grouping,
  days: { from?: string | undefined; to?: string | undefined },
): Record<string, string> | null {
  const ofTime = daysOfKey(row.key);
  const currency: Record<string, string> = { currency: row.currency };
  if (groupBy === 'day') return null;
  if (ofTime)
    return {
      ...currency,
      period: 'custom',
      from: later(ofTime.from, days.from),
      to: earlier(ofTime.to, days.to),
      groupBy: groupBy === 'month' || groupBy === 'week' ? 'day' : 'month',
    };
  const filter = filterOf[groupBy];
  // The lists of fees and donations know nothing of places.
  if (!filter || ['country', 'dzongkhag'].includes(groupBy)) return null;
  return { ...currency, [filter]: row.key, groupBy: '' };
}

const later = (day: string, other: string | undefined) => (other && other > day ? other : day);
const earlier = (day: string, other: string | undefined) => (other && other < day ? other : day);

/** Who may see the people behind the figures. */
export const whoseIs: Record<ReportName, 'Member' | 'Donation'> = {
  members: 'Member',
  fees: 'Member',
  donations: 'Donation',
};
