import type { MemberList } from '@kathok/contract';
import { lazy, Suspense } from 'react';
import { format } from '../../language/format.ts';
import { useSession } from '../../lib/session.ts';
import { type ListView, showsView } from '../../ui/data-list/filters/list-views.tsx';
import type { ListState } from '../../ui/data-list/use-list-state.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { Link } from '../../ui/text/link.tsx';
import { useAsking } from '../../ui/overlays/use-asking.ts';
import { useMemberLists, useRemoveList } from './member-list.queries.ts';
import { words } from './words.en.ts';
import './member-lists.css';

const RenameDialog = lazy(() => import('./rename-dialog.tsx'));
const changes = ['rename', 'remove'] as const;

/** Each list as a view of the register. */
export const useListViews = (): ListView[] =>
  useMemberLists().map(({ id, name, memberCount }) => ({
    id,
    label: name,
    filters: { listId: id },
    count: memberCount,
  }));

type MemberListsProps = { list: ListState; views: readonly ListView[]; onClose: () => void };

/** Opens a list, and renames or deletes the one that is open. There may be too many of them for tabs. */
export function MemberLists({ list, views, onClose }: MemberListsProps) {
  const { can } = useSession();
  const [asking, ask] = useAsking<(typeof changes)[number]>();
  const open = useMemberLists().find(({ id }) => id === list.filters['listId']);
  if (open && asking === 'rename')
    return (
      <Suspense>
        <RenameDialog list={open} onClose={onClose} />
      </Suspense>
    );
  if (open && asking === 'remove')
    return <RemoveDialog list={open} onClose={onClose} onRemoved={list.clear} />;
  return (
    <Dialog title={words.menu} open onClose={onClose}>
      <ul className="member-lists">
        {views.map((view) => (
          <li key={view.id}>
            <Link
              to={list.href({ ...cleared(list), ...view.filters })}
              state={list.state}
              aria-current={showsView(list, view) ? 'page' : undefined}
              onClick={onClose}
            >
              {view.label} <span className="count">{format.number(view.count ?? 0)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {open && can('update', 'Member') && (
        <div className="dialog-actions">
          {changes.map((act) => (
            <Button key={act} onClick={() => ask(act)}>
              {words[act](open.name)}
            </Button>
          ))}
        </div>
      )}
    </Dialog>
  );
}

const cleared = (list: ListState) => Object.fromEntries(Object.keys(list.filters).map((name) => [name, '']));

type RemoveDialogProps = { list: MemberList; onClose: () => void; onRemoved: () => void };

function RemoveDialog({ list, onClose, onRemoved }: RemoveDialogProps) {
  const remove = useRemoveList();
  // The dialog is gone as soon as the lists are read again, so what follows must not depend on it.
  async function forget() {
    try {
      await remove.mutateAsync({ params: { id: list.id } });
      toast.success(words.removed(list.name));
      onClose();
      onRemoved();
    } catch {
      // What went wrong stands in the dialog.
    }
  }
  return (
    <ConfirmDialog
      title={words.removeTitle(list.name)}
      open
      onClose={onClose}
      confirmLabel={words.removeConfirm}
      tone="danger"
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => void forget()}
    >
      {words.removeText(list.memberCount)}
    </ConfirmDialog>
  );
}
