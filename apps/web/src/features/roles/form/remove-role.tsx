import type { Role } from '@kathok/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useRemoveRole } from '../role.queries.ts';
import { words } from '../words.en.ts';

/** Only a role that nobody has can go; otherwise one learns what stands in the way. */
export function RemoveRole({ role }: { role: Role }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const remove = useRemoveRole();
  const isUsed = role.userCount > 0;

  const close = () => setAsking(false);

  function leave() {
    toast.success(words.view.removed(role.name));
    void navigate('/roles');
  }

  return (
    <>
      <Button tone="line" icon="close" onClick={() => setAsking(true)}>
        {words.view.remove}
      </Button>
      {isUsed ? (
        <Dialog title={words.view.removeTitle(role.name)} open={asking} onClose={close}>
          <p>{words.view.removeBlocked(role.userCount)}</p>
        </Dialog>
      ) : (
        <ConfirmDialog
          title={words.view.removeTitle(role.name)}
          open={asking}
          onClose={close}
          confirmLabel={words.view.removeConfirm}
          tone="danger"
          pending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate({ params: { id: role.id } }, { onSuccess: leave })}
        >
          {words.view.removeText}
        </ConfirmDialog>
      )}
    </>
  );
}
