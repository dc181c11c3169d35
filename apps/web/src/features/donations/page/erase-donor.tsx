import { type Donation, eraseDonorBody } from '@kathok/contract';
import { EraseDrawer } from '../../../shared/erasing/erase-drawer.tsx';
import { useEraseDonor } from '../donation.queries.ts';

/** Erases a donor who never was a member. */
export function EraseDonor({ donation, onClose }: { donation: Donation; onClose: () => void }) {
  const { id, donorName, donationNumber } = donation;
  const { mutateAsync } = useEraseDonor();
  return (
    <EraseDrawer
      who="donor"
      name={donorName}
      code={{ field: 'donationNumber', value: donationNumber }}
      schema={eraseDonorBody}
      erase={(typed, reason) => mutateAsync({ params: { id }, body: { donationNumber: typed, reason } })}
      onClose={onClose}
    />
  );
}
