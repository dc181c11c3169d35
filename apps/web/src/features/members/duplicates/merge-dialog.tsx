import type { DuplicatePair } from '@kathok/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useMergeMembers } from '../member.queries.ts';
import { words } from '../words.en.ts';

/** Which record stays; the other's coverage, fees and everything it alone knows go along with it. */
export function MergeDialog({
  pair: { first, second },
  onClose,
}: {
  pair: DuplicatePair;
  onClose: () => void;
}) {
  const [kept, setKept] = useState(first.id);
  const merge = useMergeMembers();
  const navigate = useNavigate();
  const other = kept === first.id ? second : first;

  function leave() {
    toast.success(words.duplicates.merged);
    void navigate(`/membership-list/view/${kept}`);
  }

  return (
    <ConfirmDialog
      title={words.duplicates.mergeTitle}
      open
      onClose={onClose}
      confirmLabel={words.duplicates.mergeInto(other.membershipCode)}
      pending={merge.isPending}
      error={merge.error}
      onConfirm={() =>
        merge.mutate({ params: { id: kept }, body: { otherId: other.id } }, { onSuccess: leave })
      }
    >
      <p>{words.duplicates.mergeText}</p>
      <ChoiceField
        name="kept"
        label={words.duplicates.keep}
        chosen={kept}
        onChange={(event) => setKept(event.target.value)}
        options={[first, second].map(({ id, name, membershipCode }) => ({
          value: id,
          label: words.duplicates.line(name, membershipCode),
        }))}
      />
    </ConfirmDialog>
  );
}
