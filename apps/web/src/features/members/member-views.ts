import { addDays } from '@kathok/contract';
import { useQueries } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { today } from '../../lib/today.ts';
import type { ListView } from '../../ui/data-list/list-views.tsx';
import { useSavedViews } from '../saved-views/index.ts';
import { memberQueries } from './member.queries.ts';
import { words } from './words.ts';

const { views } = words.list;

const fixedViews = (): ListView[] => [
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

/** The views everybody asks for and those one has kept, each with how many it holds. */
export function useMemberViews(): ListView[] {
  const { can } = useSession();
  const removed = { label: views.removed, filters: { isRemoved: 'true' } };
  const own = useSavedViews('members').map(({ id, name, filters }) => ({ id, label: name, filters }));
  const all: ListView[] = [...fixedViews(), ...(can('manage', 'Member') ? [removed] : []), ...own];
  const counts = useQueries({ queries: all.map(({ filters }) => memberQueries.count(filters)) });
  return all.map(({ id, label, filters }, index) => ({
    id,
    label,
    filters,
    count: counts[index]?.data?.meta.itemCount,
  }));
}
