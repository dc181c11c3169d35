import type { Role } from '@kathok/contract';
import { useState } from 'react';
import { refreshUser } from '../../lib/session.ts';
import { CheckField } from '../../ui/forms/check-field.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { useUpdateRole } from './role.queries.ts';
import { words } from './words.ts';

const { secondFactor } = words;

/** What can be changed about a role that comes with the product: nothing but how its people log in. */
export function RequireSecondFactor({ role }: { role: Role }) {
  const [asking, setAsking] = useState(false);
  const update = useUpdateRole();

  function set(requiresSecondFactor: boolean) {
    update.mutate(
      { params: { id: role.id }, body: { requiresSecondFactor } },
      {
        onSuccess: async () => {
          setAsking(false);
          toast.success(requiresSecondFactor ? secondFactor.on : secondFactor.off);
          // It may be one's own role.
          await refreshUser();
        },
      },
    );
  }

  function askEachTime(secondFactorEachTime: boolean) {
    update.mutate(
      { params: { id: role.id }, body: { secondFactorEachTime } },
      { onSuccess: () => toast.success(words.eachTime.saved) },
    );
  }

  return (
    <>
      <CheckField
        name="requiresSecondFactor"
        label={secondFactor.label}
        hint={secondFactor.hint}
        checked={role.requiresSecondFactor}
        onChange={({ target }) => (target.checked ? setAsking(true) : set(false))}
      />
      <CheckField
        name="secondFactorEachTime"
        label={words.form.labels.secondFactorEachTime}
        hint={words.eachTime.hint}
        checked={role.secondFactorEachTime}
        onChange={({ target }) => askEachTime(target.checked)}
      />
      <ConfirmDialog
        title={secondFactor.confirmTitle(role.name)}
        open={asking}
        onClose={() => setAsking(false)}
        confirmLabel={secondFactor.confirm}
        pending={update.isPending}
        error={update.error}
        onConfirm={() => set(true)}
      >
        {secondFactor.confirmText}
      </ConfirmDialog>
    </>
  );
}
