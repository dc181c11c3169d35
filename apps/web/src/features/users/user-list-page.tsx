import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ListPage } from '../../ui/data-list/list-page.tsx';
import type { ListFilter } from '../../ui/data-list/filters/list-filter.ts';
import type { ListView } from '../../ui/data-list/filters/list-views.tsx';
import { useListState } from '../../ui/data-list/use-list-state.ts';
import { useAsking } from '../../ui/overlays/use-asking.ts';
import { SavedViewActions } from '../../shared/saved-views/saved-view-actions.tsx';
import { useSavedViews } from '../../shared/saved-views/saved-view.queries.ts';
import { roleQueries } from '../roles/index.ts';
import { removedColumns } from './actions/restore-user.tsx';
import { userColumns } from './user-columns.tsx';
import { userQueries } from './user.queries.ts';
import { words } from './words.en.ts';

// A list needs no form, and is opened more often than somebody is added.
const AddUser = lazy(() => import('./actions/add-user.tsx'));
const { views } = words.list;

const shippedViews: ListView[] = [
  { label: views.all, filters: {} },
  { label: views.office, filters: { roleType: 'admin' } },
  { label: views.members, filters: { roleType: 'user' } },
  { label: views.disabled, filters: { status: 'disabled' } },
];
const removed: ListView = { label: views.removed, filters: { isRemoved: 'true' } };

/** Anyone who may not see roles cannot choose by them. */
function useFilters(): ListFilter[] {
  const { can } = useSession();
  const roles = useQuery({ ...roleQueries.all(), enabled: can('read', 'Role') });
  const options = roles.data?.data.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return [
    ...(options.length > 0 ? [{ key: 'roleId', label: words.list.role, options }] : []),
    {
      key: 'roleType',
      label: words.list.type,
      options: (['admin', 'user'] as const).map((value) => ({ value, label: words.roleTypes[value] })),
    },
    {
      key: 'status',
      label: words.list.status,
      options: (['active', 'disabled'] as const).map((value) => ({ value, label: words.statuses[value] })),
    },
    { key: 'isRemoved', label: words.list.shown, kind: 'address', text: views.removed },
  ];
}

export default function UserListPage() {
  const { can } = useSession();
  const [adding, setAdding, close] = useAsking<true>();
  const list = useListState({ sortBy: 'name', filters: ['roleId', 'roleType', 'status', 'isRemoved'] });
  const query = useQuery(userQueries.list(list.query));
  const filters = useFilters();
  const own = useSavedViews('users').map(({ id, name, filters: kept }) => ({
    id,
    label: name,
    filters: kept,
  }));
  const allViews = [...shippedViews, ...(can('manage', 'User') ? [removed] : []), ...own];
  // Every user has a role, so anyone who adds one has to see roles.
  const add = can('create', 'User') && can('read', 'Role') && (
    <Button tone="primary" icon="plus" onClick={() => setAdding(true)}>
      {words.list.add}
    </Button>
  );
  return (
    <>
      <ListPage
        title={words.list.title}
        lead={words.list.lead}
        add={add}
        list={list}
        query={query}
        columns={list.filters['isRemoved'] === 'true' ? removedColumns : userColumns}
        rowKey={({ id }) => id}
        search={words.list.search}
        views={allViews}
        viewActions={<SavedViewActions listKey="users" list={list} views={allViews} />}
        filters={filters}
        empty={{ motif: 'lotus', title: words.list.emptyTitle, text: words.list.emptyText }}
      />
      {adding && (
        <Suspense>
          <AddUser onClose={close} />
        </Suspense>
      )}
    </>
  );
}
