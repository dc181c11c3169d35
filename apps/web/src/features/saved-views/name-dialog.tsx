import { savedViewBody } from '@kathok/contract';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useKitForm } from '../../ui/forms/use-kit-form.ts';
import { words } from './words.en.ts';

type NameDialogProps = {
  title: string;
  text?: string;
  name: string;
  onName: (name: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks what a view is to be called. */
export default function NameDialog({ title, text, name, onName, onClose }: NameDialogProps) {
  const kit = useKitForm({
    schema: savedViewBody.pick({ name: true }),
    defaultValues: { name },
    labels: words.labels,
    submit: async (body) => {
      await onName(body.name);
      onClose();
    },
  });
  return (
    <Dialog title={title} open onClose={onClose}>
      <form className="form-grid" onSubmit={kit.onSubmit} noValidate>
        <ErrorSummary errors={kit.errors} />
        {text && <p className="muted">{text}</p>}
        <TextField {...kit.field('name')} maxLength={40} autoComplete="off" />
        <div className="dialog-actions">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" tone="primary" pending={kit.pending} pendingLabel={words.saving}>
            {words.confirmSave}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
