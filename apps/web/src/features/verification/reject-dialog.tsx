import { useEffect } from 'react';
import { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/forms/choice-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useKitForm } from '../../ui/forms/use-kit-form.ts';
import { useHold } from '../../ui/overlays/use-hold.ts';
import type { PayerContact } from './kind.ts';
import { howTold } from './how-told.ts';
import { words } from './words.en.ts';

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
  contact: PayerContact;
  onClose: () => void;
  reject: (reason: string) => Promise<void>;
};

/** Why it can't be accepted: from a short list, each with its digit, and words for the payer. */
export function RejectDialog({ name, contact, onClose, reject }: RejectDialogProps) {
  const { form, field, onSubmit, errors, pending } = useKitForm<Values, Values>({
    schema,
    defaultValues: { say: '' },
    labels: words.labels,
    submit: async ({ why, say }) => {
      await reject(why === 'other' ? say : rejectDialog.reason(rejectDialog.reasons[why], say));
    },
  });
  const isOther = form.watch('why') === 'other';
  // What the server refuses is shown here, so the dialog waits for the answer.
  const held = useHold(pending);

  useDigits((why) => {
    form.setValue('why', why, { shouldValidate: form.formState.isSubmitted });
    // At once: what is typed next belongs there.
    document.getElementById('say')?.focus();
  });

  return (
    <Dialog open title={rejectDialog.title(name)} onClose={onClose} held={held}>
      <form className="form-grid" onSubmit={onSubmit} noValidate>
        <ErrorSummary errors={errors} />
        <ChoiceField {...field('why')} options={options} />
        <TextField
          {...field('say')}
          type="text"
          optional={!isOther}
          hint={howTold(contact)}
          autoComplete="off"
        />
        <div className="dialog-actions">
          <Button disabled={held} onClick={onClose}>
            {rejectDialog.keep}
          </Button>
          <Button tone="danger" type="submit" pending={pending} pendingLabel={rejectDialog.rejecting}>
            {contact.isMailed ? rejectDialog.confirmAndMail : rejectDialog.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
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
