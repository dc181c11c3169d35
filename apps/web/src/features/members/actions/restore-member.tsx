import type { MemberRow } from '@kathok/contract';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-list/column.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useRestoreMember } from '../member.queries.ts';
import { words } from '../words.en.ts';

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
export const restoreColumn: Column<MemberRow> = {
  key: 'restore',
  label: words.actions.restore,
  align: 'end',
  phone: 'full',
  cell: (member) => <RestoreMember member={member} />,
};
