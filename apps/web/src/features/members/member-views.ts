import { addDays, type MemberCounts } from '@kathok/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { today } from '../../lib/today.ts';
import type { ListView } from '../../ui/data-list/filters/list-views.tsx';
import { useSavedViews } from '../../shared/saved-views/saved-view.queries.ts';
import { memberQueries } from './member.queries.ts';
import { words } from './words.en.ts';

const { views } = words.list;

const fixedViews = (counts: Partial<MemberCounts>): ListView[] => [
  { label: views.all, filters: {}, count: counts.all },
  { label: views.active, filters: { status: 'active' }, count: counts.active },
  {
    label: views.lapseSoon,
    filters: { standing: 'current', paidUntilFrom: today(), paidUntilTo: addDays(today(), 30) },
    count: counts.expiringIn30Days,
  },
  { label: views.grace, filters: { standing: 'grace' }, count: counts.grace },
  { label: views.lapsed, filters: { standing: 'lapsed' }, count: counts.lapsed },
  { label: views.pending, filters: { status: 'pending' }, count: counts.pending },
  { label: views.noPhone, filters: { hasPhone: 'false' }, count: counts.withoutPhone },
];

/** The views everybody asks for and those one has kept, each with how many it holds. */
export function useMemberViews(): ListView[] {
  const { can } = useSession();
  const counts: Partial<MemberCounts> = useQuery(memberQueries.counts()).data ?? {};
  const removed = { label: views.removed, filters: { isRemoved: 'true' }, count: counts.removed };
  return [...fixedViews(counts), ...(can('manage', 'Member') ? [removed] : []), ...useOwnViews()];
}

function useOwnViews(): ListView[] {
  const own = useSavedViews('members');
  const counts = useQueries({ queries: own.map(({ filters }) => memberQueries.count(filters)) });
  return own.map(({ id, name, filters }, index) => {
    const meta = counts[index]?.data?.meta;
    return { id, label: name, filters, count: meta?.itemCount, isCountExact: meta?.isCountExact };
  });
}
