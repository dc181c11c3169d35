import type { DuplicatePair } from '@kathok/contract';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useTellApart } from '../member.queries.ts';
import { words as common } from '../words.en.ts';
import { words } from './words.en.ts';

const { line } = common.duplicates;

/** Said once, it is remembered. */
export function NotDuplicateDialog({ pair, onClose }: { pair: DuplicatePair; onClose: () => void }) {
  const { first, second } = pair;
  const tellApart = useTellApart();
  const send = () =>
    tellApart.mutate(
      { params: { id: first.id }, body: { otherId: second.id } },
      {
        onSuccess: () => {
          toast.success(words.done);
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={words.title}
      open
      onClose={onClose}
      confirmLabel={words.confirm}
      pending={tellApart.isPending}
      error={tellApart.error}
      onConfirm={send}
    >
      <p>{words.text(line(first.name, first.membershipCode), line(second.name, second.membershipCode))}</p>
    </ConfirmDialog>
  );
}
