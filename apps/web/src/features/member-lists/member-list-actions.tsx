import type { MemberList } from '@kathok/contract';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Popup } from '../../ui/overlays/popup.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { useMemberLists, useRemoveList } from './member-list.queries.ts';
import { words } from './words.ts';

const RenameDialog = lazy(() => import('./rename-dialog.tsx'));

type MemberListActionsProps = { listId: string | undefined; onRemoved: () => void };

/** Beside the tabs, where the register shows a list: rename or delete it. */
export function MemberListActions({ listId, onRemoved }: MemberListActionsProps) {
  const list = useMemberLists().find(({ id }) => id === listId);
  return list ? <Actions key={list.id} list={list} onRemoved={onRemoved} /> : null;
}

function Actions({ list, onRemoved }: { list: MemberList; onRemoved: () => void }) {
  const [asking, setAsking] = useState<'rename' | 'remove' | null>(null);
  const remove = useRemoveList();
  const close = () => setAsking(null);
  const forget = () =>
    remove.mutate(
      { params: { id: list.id } },
      {
        onSuccess: () => {
          toast.success(words.removed(list.name));
          onRemoved();
        },
      },
    );
  return (
    <>
      <Popup button={<Icon name="more" />} buttonClass="btn icon" label={words.change(list.name)} at="end">
        {(closeMenu) => (
          <ul className="menu-list">
            {(['rename', 'remove'] as const).map((act) => (
              <li key={act}>
                <Button
                  tone="plain"
                  onClick={() => {
                    closeMenu();
                    setAsking(act);
                  }}
                >
                  {words[act]}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Popup>
      {asking === 'rename' && (
        <Suspense>
          <RenameDialog list={list} onClose={close} />
        </Suspense>
      )}
      <ConfirmDialog
        title={words.removeTitle(list.name)}
        open={asking === 'remove'}
        onClose={close}
        confirmLabel={words.remove}
        tone="danger"
        pending={remove.isPending}
        error={remove.error}
        onConfirm={forget}
      >
        {words.removeText(list.memberCount)}
      </ConfirmDialog>
    </>
  );
}
