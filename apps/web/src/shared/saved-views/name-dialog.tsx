import { savedViewBody } from '@kathok/contract';
import { DialogForm } from '../../ui/forms/dialog-form.tsx';
import { TextField } from '../../ui/forms/fields/text-field.tsx';
import { useKitForm } from '../../ui/forms/kit/use-kit-form.ts';
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
    <DialogForm title={title} kit={kit} onClose={onClose} submitLabel={words.confirmSave}>
      {text && <p className="muted">{text}</p>}
      <TextField {...kit.field('name')} maxLength={40} autoComplete="off" />
    </DialogForm>
  );
}
