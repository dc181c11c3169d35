import type { User } from '@kathok/contract';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-list/column.ts';
import { Portrait } from '../../../ui/pictures/portrait.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useRestoreUser } from '../user.queries.ts';
import { words } from '../words.en.ts';

function RestoreUser({ user }: { user: User }) {
  const restore = useRestoreUser();
  // The row is gone before the answer is told, so this does not hang on the row.
  const bringBack = () =>
    restore.mutateAsync({ params: { id: user.id } }).then(
      () => toast.success(words.list.restored(user.name)),
      (error: unknown) => toast.failure(error, words.list.notRestored(user.name)),
    );
  return (
    <Button tone="line" pending={restore.isPending} onClick={() => void bringBack()}>
      {words.list.restore}
    </Button>
  );
}

/** The list of those who were removed: no page of theirs can be opened, but they can be brought back. */
export const removedColumns: Column<User>[] = [
  {
    key: 'name',
    label: words.list.user,
    sortBy: 'name',
    cell: ({ name, email }) => (
      <span className="with-portrait">
        <Portrait name={name} photo={null} />
        <span>
          {name}
          <span className="sub">{email}</span>
        </span>
      </span>
    ),
  },
  { key: 'role', label: words.list.role, sortBy: 'role', cell: ({ role }) => role },
  {
    key: 'restore',
    label: words.list.restore,
    align: 'end',
    phone: 'full',
    cell: (user) => <RestoreUser user={user} />,
  },
];
