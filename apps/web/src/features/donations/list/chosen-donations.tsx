import { useSession } from '../../../lib/session.ts';
import { DownloadReceipts } from '../../sending/index.ts';
import { ExportButton } from './export-button.tsx';

/** What can be done with donations that were ticked. */
export function ChosenDonations({ ids }: { ids: readonly string[] }) {
  const { can } = useSession();
  const filters = { ids: ids.join(',') };
  if (!can('export', 'Donation')) return null;
  return (
    <>
      <ExportButton filters={filters} q="" />
      <DownloadReceipts of="donations" filters={filters} q="" />
    </>
  );
}
