import { members, type MemberRow } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink, Button } from '../../ui/button.tsx';
import { SavedViewActions } from '../../shared/saved-views/saved-view-actions.tsx';
import { ListPage } from '../../ui/data-list/list-page.tsx';
import type { ListFilter } from '../../ui/data-list/filters/list-filter.ts';
import { useChoice } from '../../ui/data-list/use-choice.tsx';
import { useListState } from '../../ui/data-list/use-list-state.ts';
import { MemberLists, memberListWords, useListViews } from '../member-lists/index.ts';
import { WriteToMembers } from '../messages/index.ts';
import { OfferAccounts } from './account/offer-accounts.tsx';
import { words as accountWords } from './account/words.en.ts';
import { ChosenMembers, takeAlongItems } from './chosen-members.tsx';
import { memberColumns } from './member-columns.tsx';
import { filterKeys, useMemberFilters } from './member-filters.ts';
import { memberQueries, useRestoreMember } from './member.queries.ts';
import { useMemberViews } from './member-views.ts';
import { words } from './words.en.ts';
import './members.css';
import type { Column } from '../../ui/data-list/column.ts';
import { useSaveFile } from '../../ui/exports/use-save-file.ts';
import type { MenuItem } from '../../ui/overlays/more-menu.tsx';
import { useAsking } from '../../ui/overlays/use-asking.ts';
import { toast } from '../../ui/overlays/toast-store.ts';

function RestoreMember({ member }: { member: MemberRow }) {
  const restore = useRestoreMember();
  // The row is gone before the answer is told, so this does not hang on the row.
  const bringBack = () =>
    restore.mutateAsync({ params: { id: member.id } }).then(
      () => toast.success(words.actions.restored(member.name)),
      (error: unknown) => toast.failure(error, words.actions.notRestored(member.name)),
    );
  return (
    <Button tone="line" pending={restore.isPending} onClick={() => void bringBack()}>
      {words.actions.restore}
    </Button>
  );
}

/** The column that brings members back, in the list of those who were removed. */
const restoreColumn: Column<MemberRow> = {
  key: 'restore',
  label: words.actions.restore,
  align: 'end',
  phone: 'full',
  cell: (member) => <RestoreMember member={member} />,
};

const importItem: MenuItem = {
  label: words.list.import,
  icon: 'upload',
  to: '/members/bulk-upload-members',
};
const duplicatesItem: MenuItem = {
  label: words.list.duplicates,
  icon: 'people',
  to: '/membership-list/duplicates',
};

/** The tab is marked only where nothing else is filtered by. */
const removed: ListFilter = {
  key: 'isRemoved',
  label: words.list.filters.shown,
  kind: 'address',
  text: words.list.views.removed,
};

export default function MemberListPage() {
  const { can } = useSession();
  const list = useListState({ sortBy: 'name', filters: filterKeys });
  const query = useQuery(memberQueries.list(list.query));
  const filters = useMemberFilters();
  const views = useMemberViews();
  const listViews = useListViews();
  const choice = useChoice({ shown: query.data?.data ?? [], nameOf: ({ name }) => name });
  const { save, pending } = useSaveFile();
  const [asking, ask, close] = useAsking<'accounts' | 'lists'>();
  const isRemoved = list.filters['isRemoved'] === 'true';
  const mayExport = can('export', 'Member');
  const withBoxes = mayExport || can('update', 'Member') ? choice.withBoxes(memberColumns) : memberColumns;
  const columns = isRemoved ? [...memberColumns, restoreColumn] : withBoxes;
  const add = can('create', 'Member') && (
    <ButtonLink tone="primary" icon="plus" to="/membership/add">
      {words.list.add}
    </ButtonLink>
  );
  return (
    <>
      <ListPage
        title={words.list.title}
        lead={words.list.lead}
        add={add}
        actions={
          can('manage', 'Member') &&
          !isRemoved &&
          Boolean(query.data?.meta.itemCount) && <WriteToMembers query={list.query} />
        }
        more={[
          can('create', 'Member') && importItem,
          can('manage', 'Member') && duplicatesItem,
          can('update', 'Member') &&
            !isRemoved && {
              label: accountWords.offerMany,
              icon: 'key',
              onChoose: () => ask('accounts'),
            },
          !isRemoved &&
            listViews.length > 0 && {
              label: memberListWords.menu,
              icon: 'scroll',
              onChoose: () => ask('lists'),
            },
          ...(mayExport && !isRemoved ? takeAlongItems(list.query, save) : []),
        ]}
        pending={pending}
        printWhole={mayExport && ((asked) => call(members.print, { query: asked }))}
        choice={choice}
        chosenActions={
          <ChosenMembers ids={choice.ids} listId={list.filters['listId']} onGone={choice.drop} />
        }
        list={list}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        search={words.list.search}
        views={views}
        viewActions={<SavedViewActions listKey="members" list={list} views={[...views, ...listViews]} />}
        filters={[...filters, removed]}
        empty={{ motif: 'lotus', title: words.list.emptyTitle, text: words.list.emptyText }}
      />
      {asking === 'accounts' && <OfferAccounts query={list.query} onClose={close} />}
      {asking === 'lists' && <MemberLists list={list} views={listViews} onClose={close} />}
    </>
  );
}
