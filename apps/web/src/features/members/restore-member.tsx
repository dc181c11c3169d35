import type { MemberRow } from '@kathok/contract';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-list/column.ts';
import { toast } from '../../ui/overlays/toast-store.ts';
import { useRestoreMember } from './member.queries.ts';
import { words } from './words.ts';

function RestoreMember({ member }: { member: MemberRow }) {
  const restore = useRestoreMember();
  return (
    <Button
      tone="line"
      pending={restore.isPending}
      onClick={() =>
        restore.mutate(
          { params: { id: member.id } },
          {
            onSuccess: () => toast.success(words.actions.restored(member.name)),
            onError: (error) => toast.danger(error.message),
          },
        )
      }
    >
      {words.actions.restore}
    </Button>
  );
}

/** In the list of those who were removed: the way back. */
export const restoreColumn: Column<MemberRow> = {
  key: 'restore',
  label: words.actions.restore,
  align: 'end',
  phone: 'full',
  cell: (member) => <RestoreMember member={member} />,
};
