import { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/forms/choice-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useKitForm } from '../../ui/forms/use-kit-form.ts';
import { words } from './words.ts';

const { rejectDialog } = words;
const options = Object.entries(rejectDialog.reasons).map(([value, label]) => ({ value, label }));
const schema = z.object({
  why: z.enum(Object.keys(rejectDialog.reasons) as (keyof typeof rejectDialog.reasons)[], words.chooseRule),
  say: z.string().trim().max(250),
});
type Values = z.output<typeof schema>;

type RejectDialogProps = {
  name: string;
  onClose: () => void;
  reject: (reason: string) => Promise<void>;
};

/** Why it can't be accepted: from a short list, with words for the payer. */
export function RejectDialog({ name, onClose, reject }: RejectDialogProps) {
  const { field, onSubmit, errors, pending } = useKitForm<Values, Values>({
    schema,
    defaultValues: { why: 'unreadable', say: '' },
    labels: words.labels,
    submit: async ({ why, say }) => {
      await reject(rejectDialog.reason(rejectDialog.reasons[why], say));
    },
  });
  return (
    <Dialog open title={rejectDialog.title(name)} onClose={onClose}>
      <form className="form-grid" onSubmit={onSubmit} noValidate>
        <ErrorSummary errors={errors} />
        <ChoiceField {...field('why')} options={options} />
        <TextField {...field('say')} optional hint={rejectDialog.sayHint} autoComplete="off" />
        <div className="dialog-actions">
          <Button onClick={onClose}>{rejectDialog.keep}</Button>
          <Button tone="danger" type="submit" pending={pending} pendingLabel={rejectDialog.rejecting}>
            {rejectDialog.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
