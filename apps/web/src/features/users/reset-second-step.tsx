import { resetSecondFactorBody, type User } from '@kathok/contract';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useKitForm } from '../../ui/forms/use-kit-form.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { useResetSecondFactor } from './user.queries.ts';
import { words } from './words.en.ts';

const { secondStep } = words;

/** For somebody who has lost the phone and the recovery codes. */
export function ResetSecondStep({ user, onClose }: { user: User; onClose: () => void }) {
  const reset = useResetSecondFactor();
  const { field, onSubmit, errors, pending } = useKitForm({
    schema: resetSecondFactorBody,
    defaultValues: { reason: '' },
    labels: { reason: secondStep.reason },
    submit: async (body) => {
      await reset.mutateAsync({ params: { id: user.id }, body });
      toast.success(secondStep.done(user.name));
      onClose();
    },
  });
  return (
    <Dialog open title={secondStep.title(user.name)} onClose={onClose}>
      <form className="form-grid" onSubmit={onSubmit} noValidate>
        <p>{secondStep.text}</p>
        <ErrorSummary errors={errors} />
        <TextField {...field('reason')} hint={secondStep.reasonHint} autoComplete="off" maxLength={300} />
        <div className="dialog-actions">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" tone="danger" pending={pending} pendingLabel={words.saving}>
            {secondStep.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
