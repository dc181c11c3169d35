import { line } from '@kathok/contract';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { FormDrawer } from '../../ui/overlays/form-drawer.tsx';
import { TextArea } from '../../ui/forms/text-field.tsx';
import { useKitForm } from '../../ui/forms/use-kit-form.ts';

const schema = z.object({ reason: line(300) });

type ReasonDrawerProps = {
  words: Record<'title' | 'text' | 'reason' | 'reasonHint' | 'cancel' | 'confirm' | 'saving', string>;
  tone: 'primary' | 'danger';
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
  /** What else is to be chosen, before the reason. */
  children?: ReactNode;
};

/** What happens to a payment, and why: the reason is kept with it. */
export function ReasonDrawer({ words, tone, onConfirm, onClose, children }: ReasonDrawerProps) {
  const { form, field, onSubmit, errors, pending } = useKitForm({
    schema,
    defaultValues: { reason: '' },
    labels: { reason: words.reason },
    submit: async ({ reason }) => {
      await onConfirm(reason);
      onClose();
    },
  });
  return (
    <FormDrawer title={words.title} dirty={form.formState.isDirty} onClose={onClose}>
      <form className="form-grid" onSubmit={onSubmit} noValidate>
        <ErrorSummary errors={errors} />
        <p>{words.text}</p>
        {children}
        <TextArea {...field('reason')} hint={words.reasonHint} />
        <div className="row">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" tone={tone} pending={pending} pendingLabel={words.saving}>
            {words.confirm}
          </Button>
        </div>
      </form>
    </FormDrawer>
  );
}
