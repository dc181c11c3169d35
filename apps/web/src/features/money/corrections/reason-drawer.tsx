import { line } from '@kathok/contract';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { DrawerForm } from '../../../ui/forms/drawer-form.tsx';
import { TextArea } from '../../../ui/forms/fields/text-field.tsx';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';

const schema = z.object({ reason: line(300) });

type ReasonDrawerProps = {
  words: Record<'title' | 'text' | 'reason' | 'reasonHint' | 'confirm' | 'saving', string>;
  tone: 'primary' | 'danger';
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
  /** What else is to be chosen, before the reason. */
  children?: ReactNode;
};

/** What happens to a payment, and why: the reason is kept with it. */
export function ReasonDrawer({ words, tone, onConfirm, onClose, children }: ReasonDrawerProps) {
  const kit = useKitForm({
    schema,
    defaultValues: { reason: '' },
    labels: { reason: words.reason },
    submit: async ({ reason }) => {
      await onConfirm(reason);
      onClose();
    },
  });
  return (
    <DrawerForm
      title={words.title}
      kit={kit}
      onClose={onClose}
      submitLabel={words.confirm}
      pendingLabel={words.saving}
      submitButton={{ tone }}
    >
      <p>{words.text}</p>
      {children}
      <TextArea {...kit.field('reason')} hint={words.reasonHint} />
    </DrawerForm>
  );
}
