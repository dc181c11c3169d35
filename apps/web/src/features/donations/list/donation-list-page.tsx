import { donations } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ListPage } from '../../../ui/data-list/list-page.tsx';
import { useChoice } from '../../../ui/data-list/use-choice.tsx';
import { useListState } from '../../../ui/data-list/use-list-state.ts';
import { SavedViewActions } from '../../../shared/saved-views/saved-view-actions.tsx';
import { DownloadReceipts } from '../../sending/index.ts';
import { donationQueries } from '../donation.queries.ts';
import { words } from '../words.en.ts';
import { donationColumns } from './donation-columns.tsx';
import { filterKeys, listKey, useDonationFilters, useDonationViews } from './donation-filters.ts';
import { ExportButton } from './export-button.tsx';
import { AddDonorsToList } from '../../member-lists/index.ts';

/** What can be done with donations that were ticked. */
function ChosenDonations({ ids }: { ids: readonly string[] }) {
  const { can } = useSession();
  const filters = { ids: ids.join(',') };
  return (
    <>
      {can('export', 'Donation') && <ExportButton filters={filters} q="" />}
      {can('export', 'Donation') && <DownloadReceipts of="donations" filters={filters} q="" />}
      {can('update', 'Member') && <AddDonorsToList ids={ids} />}
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
        actions={
          <>
            {can('export', 'Donation') && (
              <DownloadReceipts of="donations" filters={list.filters} q={list.q} />
            )}
            {can('export', 'Donation') && <ExportButton filters={list.filters} q={list.q} />}
            {can('create', 'Donation') && (
              <ButtonLink icon="upload" shrink to="/donation/bulk-upload-payments">
                {words.list.import}
              </ButtonLink>
            )}
          </>
        }
        add={add}
        list={list}
        query={query}
        printWhole={can('export', 'Donation') && ((query) => call(donations.print, { query }))}
        columns={
          can('export', 'Donation') || can('update', 'Member')
            ? choice.withBoxes(donationColumns)
            : donationColumns
        }
        rowKey={({ id }) => id}
        search={words.list.search}
        views={views}
        viewActions={<SavedViewActions listKey={listKey} list={list} views={views} />}
        filters={filters}
        empty={{ motif: 'lamp', title: words.list.emptyTitle, text: words.list.emptyText }}
      />
      {choice.bar(<ChosenDonations ids={choice.ids} />)}
    </>
  );
}
