import { useEffect } from 'react';
import { z } from 'zod';
import { ChoiceField } from '../../../ui/forms/fields/choice-field.tsx';
import { DialogForm } from '../../../ui/forms/dialog-form.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { useHold } from '../../../ui/overlays/use-hold.ts';
import type { PayerContact } from '../kind.ts';
import { words } from '../words.en.ts';

const { rejectDialog } = words;
type Why = keyof typeof rejectDialog.reasons;
const whys = Object.keys(rejectDialog.reasons) as Why[];
const options = whys.map((value, at) => ({
  value,
  label: rejectDialog.reasons[value],
  shortcut: `${at + 1}`,
}));
const schema = z
  .object({ why: z.enum(whys, words.chooseRule), say: z.string().trim().max(250) })
  .refine(({ why, say }) => why !== 'other' || say !== '', { path: ['say'], error: rejectDialog.sayRule });
type Values = z.output<typeof schema>;

type RejectDialogProps = {
  name: string;
  contact: Pick<PayerContact, 'isMailed'>;
  /** How the payer hears of it. */
  told: string;
  onClose: () => void;
  reject: (reason: string) => Promise<void>;
};

/** Why it can't be accepted: from a short list, each with its digit, and words for the payer. */
export function RejectDialog({ name, contact, told, onClose, reject }: RejectDialogProps) {
  const kit = useKitForm<Values, Values>({
    schema,
    defaultValues: { say: '' },
    labels: words.labels,
    submit: async ({ why, say }) => {
      await reject(why === 'other' ? say : rejectDialog.reason(rejectDialog.reasons[why], say));
    },
  });
  const isOther = kit.form.watch('why') === 'other';
  // What the server refuses is shown here, so the dialog waits for the answer.
  const held = useHold(kit.pending);

  useDigits((why) => {
    kit.form.setValue('why', why, { shouldValidate: kit.form.formState.isSubmitted });
    // At once: what is typed next belongs there.
    document.getElementById('say')?.focus();
  });

  return (
    <DialogForm
      title={rejectDialog.title(name)}
      kit={kit}
      onClose={onClose}
      held={held}
      submitLabel={contact.isMailed ? rejectDialog.confirmAndMail : rejectDialog.confirm}
      pendingLabel={rejectDialog.rejecting}
      submitButton={{ tone: 'danger' }}
    >
      <ChoiceField {...kit.field('why')} options={options} />
      <TextField {...kit.field('say')} type="text" optional={!isOther} hint={told} autoComplete="off" />
    </DialogForm>
  );
}

/** A digit chooses its reason, except where it is typed into the message. */
function useDigits(choose: (why: Why) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'text';
      const option = options.find(({ shortcut }) => shortcut === event.key);
      if (isTyping || !option) return;
      event.preventDefault();
      choose(option.value);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
