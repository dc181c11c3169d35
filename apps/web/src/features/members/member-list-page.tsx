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
import { MemberListsMenu, useListViews } from '../member-lists/index.ts';
import { WriteToMembers } from '../messages/index.ts';
import { OfferAccounts } from './account/offer-accounts.tsx';
import { CardsOfList, ChosenMembers } from './chosen-members.tsx';
import { ExportMembers } from './export-members.tsx';
import { memberColumns } from './member-columns.tsx';
import { filterKeys, useMemberFilters } from './member-filters.ts';
import { memberQueries, useRestoreMember } from './member.queries.ts';
import { useMemberViews } from './member-views.ts';
import { words } from './words.en.ts';
import './members.css';
import type { Column } from '../../ui/data-list/column.ts';
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
  const isRemoved = list.filters['isRemoved'] === 'true';
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
        actions={
          <>
            {can('manage', 'Member') && (
              <ButtonLink icon="people" shrink to="/membership-list/duplicates">
                {words.list.duplicates}
              </ButtonLink>
            )}
            {can('export', 'Member') && !isRemoved && <CardsOfList query={list.query} />}
            {can('update', 'Member') && !isRemoved && <OfferAccounts query={list.query} />}
            {can('export', 'Member') && !isRemoved && <ExportMembers query={list.query} />}
            {can('create', 'Member') && (
              <ButtonLink icon="upload" shrink to="/members/bulk-upload-members">
                {words.list.import}
              </ButtonLink>
            )}
          </>
        }
        add={add}
        list={list}
        query={query}
        printWhole={can('export', 'Member') && ((query) => call(members.print, { query }))}
        columns={isRemoved ? [...memberColumns, restoreColumn] : choice.withBoxes(memberColumns)}
        rowKey={({ id }) => id}
        search={words.list.search}
        views={views}
        viewActions={
          <>
            <SavedViewActions listKey="members" list={list} views={[...views, ...listViews]} />
            {!isRemoved && <MemberListsMenu list={list} views={listViews} />}
            {can('manage', 'Member') && !isRemoved && Boolean(query.data?.meta.itemCount) && (
              <WriteToMembers query={list.query} />
            )}
          </>
        }
        filters={[...filters, removed]}
        empty={{ motif: 'lotus', title: words.list.emptyTitle, text: words.list.emptyText }}
      />
      {choice.bar(<ChosenMembers ids={choice.ids} listId={list.filters['listId']} onGone={choice.drop} />)}
    </>
  );
}
