import { addDays } from '@kathok/contract';
import { useQueries } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { today } from '../../lib/today.ts';
import type { ListView } from '../../ui/data-list/list-views.tsx';
import { memberQueries } from './member.queries.ts';
import { words } from './words.en.ts';

const { views } = words.list;

const savedViews = (): ListView[] => [
  { label: views.all, filters: {} },
  { label: views.active, filters: { status: 'active' } },
  {
    label: views.lapseSoon,
    filters: { standing: 'current', paidUntilFrom: today(), paidUntilTo: addDays(today(), 30) },
  },
  { label: views.grace, filters: { standing: 'grace' } },
  { label: views.pending, filters: { status: 'pending' } },
  { label: views.noPhone, filters: { hasPhone: 'false' } },
];

/** The views everybody asks for, each with how many it holds. */
export function useMemberViews(): ListView[] {
  const { can } = useSession();
  const removed = { label: views.removed, filters: { isRemoved: 'true' } };
  const saved = can('manage', 'Member') ? [...savedViews(), removed] : savedViews();
  const counts = useQueries({ queries: saved.map(({ filters }) => memberQueries.count(filters)) });
  return saved.map(({ label, filters }, index) => ({
    label,
    filters,
    count: counts[index]?.data?.meta.itemCount,
  }));
}
