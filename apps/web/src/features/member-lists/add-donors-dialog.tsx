import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ErrorState } from '../../ui/text/states/error-state.tsx';
import AddDialog from './add-dialog.tsx';
import { donorMembers } from './member-list.queries.ts';
import { words } from './words.en.ts';

type AddDonorsDialogProps = { ids: readonly string[]; onClose: () => void };

/** Says first how many of the donors are not members: only members can be on a list. */
export default function AddDonorsDialog({ ids, onClose }: AddDonorsDialogProps) {
  const { data, error, refetch } = useQuery(donorMembers(ids));
  if (data && data.memberIds.length > 0) {
    const note = data.otherDonations > 0 ? words.otherDonors(data.otherDonations) : null;
    return <AddDialog ids={data.memberIds} note={note} onClose={onClose} />;
  }
  return (
    <Dialog title={words.add} open onClose={onClose}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <output>{data ? words.onlyOtherDonors : words.loading}</output>
      )}
      <div className="dialog-actions">
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </Dialog>
  );
}
