import type { Role } from '@kathok/contract';
import { refreshUser } from '../../lib/session.ts';
import { CheckField } from '../../ui/forms/fields/check-field.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { useAsking } from '../../ui/overlays/use-asking.ts';
import { useUpdateRole } from './role.queries.ts';
import { words } from './words.en.ts';

const { secondFactor } = words;

const tell = (error: unknown) => toast.failure(error, secondFactor.unanswered);

type Change = { requiresSecondFactor: boolean } | { secondFactorEachTime: boolean };

/** What can be changed about a role that comes with the product: nothing but how its people log in. */
export function RequireSecondFactor({ role }: { role: Role }) {
  const [asking, ask, close] = useAsking<true>();
  const update = useUpdateRole();

  /** Both boxes may be ticked one after the other, so neither answer hangs on the call that came last. */
  async function save(body: Change, done: string) {
    await update.mutateAsync({ params: { id: role.id }, body });
    close();
    toast.success(done);
    // It may be one's own role.
    await refreshUser().catch(() => undefined);
  }

  function askToRequire() {
    // What went wrong with the other box does not belong to this question.
    update.reset();
    ask(true);
  }

  return (
    <>
      <CheckField
        name="requiresSecondFactor"
        label={secondFactor.label}
        hint={secondFactor.hint}
        checked={role.requiresSecondFactor}
        onChange={({ target }) =>
          target.checked
            ? askToRequire()
            : void save({ requiresSecondFactor: false }, secondFactor.off).catch(tell)
        }
      />
      <CheckField
        name="secondFactorEachTime"
        label={words.form.labels.secondFactorEachTime}
        hint={words.eachTime.hint}
        checked={role.secondFactorEachTime}
        onChange={({ target }) =>
          void save({ secondFactorEachTime: target.checked }, words.eachTime.saved).catch(tell)
        }
      />
      <ConfirmDialog
        title={secondFactor.confirmTitle(role.name)}
        open={asking === true}
        onClose={close}
        confirmLabel={secondFactor.confirm}
        pending={update.isPending}
        error={update.error}
        // What goes wrong stands in the dialog.
        onConfirm={() => void save({ requiresSecondFactor: true }, secondFactor.on).catch(() => undefined)}
      >
        {secondFactor.confirmText}
      </ConfirmDialog>
    </>
  );
}
