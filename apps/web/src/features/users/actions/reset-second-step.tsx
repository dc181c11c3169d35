import { resetSecondFactorBody, type User } from '@kathok/contract';
import { DialogForm } from '../../../ui/forms/dialog-form.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useResetSecondFactor } from '../user.queries.ts';
import { words } from '../words.en.ts';

const { secondStep } = words;

/** For somebody who has lost the phone and the recovery codes. */
export function ResetSecondStep({ user, onClose }: { user: User; onClose: () => void }) {
  const reset = useResetSecondFactor();
  const kit = useKitForm({
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
    <DialogForm
      title={secondStep.title(user.name)}
      kit={kit}
      onClose={onClose}
      submitLabel={secondStep.confirm}
      submitButton={{ tone: 'danger' }}
    >
      <p>{secondStep.text}</p>
      <TextField {...kit.field('reason')} hint={secondStep.reasonHint} autoComplete="off" maxLength={300} />
    </DialogForm>
  );
}
