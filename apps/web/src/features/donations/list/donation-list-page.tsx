import { donations } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ListPage } from '../../../ui/data-list/list-page.tsx';
import { useChoice } from '../../../ui/data-list/use-choice.tsx';
import { exportItems } from '../../../ui/exports/export-items.ts';
import { useSaveFile } from '../../../ui/exports/use-save-file.ts';
import { type MenuItem, MoreMenu } from '../../../ui/overlays/more-menu.tsx';
import { useAsking } from '../../../ui/overlays/use-asking.ts';
import { useListState } from '../../../ui/data-list/use-list-state.ts';
import { SavedViewActions } from '../../../shared/saved-views/saved-view-actions.tsx';
import { receiptItems } from '../../sending/index.ts';
import { donationQueries } from '../donation.queries.ts';
import { words } from '../words.en.ts';
import { donationColumns } from './donation-columns.tsx';
import { filterKeys, listKey, useDonationFilters, useDonationViews } from './donation-filters.ts';
import { restoreColumn } from './restore-donation.tsx';
import { AddDonorsToList, useAddItem } from '../../member-lists/index.ts';

type DonationQuery = { filters: Record<string, string>; q: string };
type Save = ReturnType<typeof useSaveFile>['save'];

/** The donations that a filter lets through: a sheet of them, and their receipts. */
const takeAlongItems = ({ filters, q }: DonationQuery, save: Save): MenuItem[] => [
  ...exportItems({
    path: donations.all.path,
    query: { ...filters, ...(q && { q }) },
    fileName: 'donations',
    formats: ['xlsx', 'csv'],
    save,
  }),
  ...receiptItems({ of: 'donations', filters, q, save }),
];

/** What can be done with donations that were ticked. */
function ChosenDonations({ ids }: { ids: readonly string[] }) {
  const { can } = useSession();
  const { save, pending } = useSaveFile();
  const [asking, ask, close] = useAsking<'list'>();
  const addItem = useAddItem(() => ask('list'));
  const asked = { filters: { ids: ids.join(',') }, q: '' };
  return (
    <>
      <MoreMenu
        label={words.list.moreForChosen}
        pending={pending}
        items={[
          ...(can('export', 'Donation') ? takeAlongItems(asked, save) : []),
          can('update', 'Member') && addItem,
        ]}
      />
      {asking === 'list' && <AddDonorsToList ids={ids} onClose={close} />}
    </>
  );
}

export default function DonationListPage() {
  const { can } = useSession();
  const list = useListState({ sortBy: 'donatedOn', order: 'DESC', filters: filterKeys });
  const query = useQuery(donationQueries.list(list.query));
  const choice = useChoice({ shown: query.data?.data ?? [], nameOf: words.list.rowName });
  const filters = useDonationFilters();
  const views = useDonationViews();
  const { save, pending } = useSaveFile();
  const isRemoved = list.filters['isRemoved'] === 'true';
  const columns =
    can('export', 'Donation') || can('update', 'Member')
      ? choice.withBoxes(donationColumns)
      : donationColumns;
  const add = can('create', 'Donation') && (
    <ButtonLink tone="primary" icon="plus" to="/donation/add">
      {words.list.add}
    </ButtonLink>
  );
  return (
    <>
      <ListPage
        title={words.list.title}
        lead={words.list.lead}
        add={add}
        more={[
          can('create', 'Donation') && {
            label: words.list.import,
            icon: 'upload',
            to: '/donation/bulk-upload-payments',
          },
          ...(can('export', 'Donation') && !isRemoved ? takeAlongItems(list, save) : []),
        ]}
        pending={pending}
        choice={choice}
        chosenActions={<ChosenDonations ids={choice.ids} />}
        list={list}
        query={query}
        printWhole={!isRemoved && can('export', 'Donation') && ((query) => call(donations.print, { query }))}
        columns={isRemoved ? [...donationColumns, restoreColumn] : columns}
        rowKey={({ id }) => id}
        search={words.list.search}
        views={views}
        viewActions={<SavedViewActions listKey={listKey} list={list} views={views} />}
        filters={filters}
        empty={{ motif: 'lamp', title: words.list.emptyTitle, text: words.list.emptyText }}
      />
    </>
  );
}
