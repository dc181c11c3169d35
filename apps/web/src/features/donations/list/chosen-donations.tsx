import { useSession } from '../../../lib/session.ts';
import { AddDonorsToList } from '../../member-lists/index.ts';
import { DownloadReceipts } from '../../sending/index.ts';
import { ExportButton } from './export-button.tsx';

/** What can be done with donations that were ticked. */
export function ChosenDonations({ ids }: { ids: readonly string[] }) {
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
