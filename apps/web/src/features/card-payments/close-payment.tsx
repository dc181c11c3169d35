import { type CardAttempt, line } from '@kathok/contract';
import { useState } from 'react';
import { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { exactMoneyText } from '../../ui/money-text.ts';
import { TextArea } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useKitForm } from '../../ui/use-kit-form.ts';
import { useClosePayment } from './card-payment.queries.ts';
import { words } from './words.en.ts';

const { close } = words;

export function ClosePayment({ attempt }: { attempt: CardAttempt }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" label={close.of(attempt.reference)} onClick={() => setOpen(true)}>
        {close.button}
      </Button>
      {open && <CloseDrawer attempt={attempt} onClose={() => setOpen(false)} />}
    </>
  );
}

const schema = z.object({ reason: line(300) });

/** Nothing of it is credited; why, is told to the payer as well. */
function CloseDrawer({ attempt, onClose }: { attempt: CardAttempt; onClose: () => void }) {
  const { id, payerName, amount, currency } = attempt;
  const closing = useClosePayment();
  const { form, field, onSubmit, errors, pending } = useKitForm({
    schema,
    defaultValues: { reason: '' },
    labels: { reason: close.reason },
    submit: async (body) => {
      await closing.mutateAsync({ params: { id }, body });
      toast.success(close.done(payerName));
      onClose();
    },
  });
  return (
    <FormDrawer title={close.title} dirty={form.formState.isDirty} onClose={onClose}>
      <form className="form-grid" onSubmit={onSubmit} noValidate>
        <ErrorSummary errors={errors} />
        <p>{close.text(payerName, exactMoneyText(amount, currency))}</p>
        <TextArea {...field('reason')} hint={close.reasonHint} />
        <div className="row">
          <Button onClick={onClose}>{close.cancel}</Button>
          <Button type="submit" tone="primary" pending={pending} pendingLabel={close.saving}>
            {close.confirm}
          </Button>
        </div>
      </form>
    </FormDrawer>
  );
}
