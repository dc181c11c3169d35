import type { DonationRow } from '@kathok/contract';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-list/column.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useRestoreDonation } from '../donation.queries.ts';
import { words } from '../words.en.ts';

const said = words.list;

function RestoreDonation({ donation }: { donation: DonationRow }) {
  const restore = useRestoreDonation();
  const { id, donationNumber } = donation;
  // The row is gone before the answer is told, so this does not hang on the row.
  const bringBack = () =>
    restore.mutateAsync({ params: { id } }).then(
      () => toast.success(said.restored(donationNumber)),
      (error: unknown) => toast.failure(error, said.notRestored(donationNumber)),
    );
  return (
    <Button
      tone="line"
      pending={restore.isPending}
      label={said.restoreOf(donationNumber)}
      onClick={() => void bringBack()}
    >
      {said.restore}
    </Button>
  );
}

/** The column that brings donations back, in the list of those that were removed. */
export const restoreColumn: Column<DonationRow> = {
  key: 'restore',
  label: said.restore,
  align: 'end',
  phone: 'full',
  cell: (donation) => <RestoreDonation donation={donation} />,
};
