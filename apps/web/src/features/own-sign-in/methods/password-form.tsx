import type { ReactNode } from 'react';
import { z } from 'zod';
import { useSession } from '../../../lib/session.ts';
import { DialogForm } from '../../../ui/forms/dialog-form.tsx';
import { PasswordField, TextField } from '../../../ui/forms/fields/text-field.tsx';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { Note } from '../../../ui/text/note.tsx';
import { words } from '../words.en.ts';

const schema = z.object({ password: z.string().min(1, 'must not be empty'), name: z.string().trim() });

type PasswordFormProps = {
  title: string;
  text: ReactNode;
  confirm: string;
  tone?: 'primary' | 'danger';
  /** Asks for a name too, and suggests this one. */
  suggestedName?: string;
  /** Why the device did not do its part. */
  failure?: string | undefined;
  onClose: () => void;
  submit: (values: z.output<typeof schema>) => Promise<void>;
};

/** Asks for the password once more before something changes about how the account is opened. */
export function PasswordForm(props: PasswordFormProps) {
  const { title, text, confirm, tone = 'primary', suggestedName, failure, onClose, submit } = props;
  const { user } = useSession();
  const kit = useKitForm({
    schema,
    defaultValues: { password: '', name: suggestedName ?? '' },
    labels: words.labels,
    submit,
  });
  return (
    <DialogForm
      title={title}
      kit={kit}
      onClose={onClose}
      submitLabel={confirm}
      pendingLabel={words.pending}
      submitButton={{ tone }}
    >
      <p>{text}</p>
      {failure && <Note tone="danger">{failure}</Note>}
      {suggestedName !== undefined && (
        <TextField {...kit.field('name')} hint={words.nameHint} autoComplete="off" maxLength={60} />
      )}
      {/* Lets a password manager know whose password is asked for. A dialog would give it the first focus if it could. */}
      <input
        className="hidden"
        type="text"
        autoComplete="username"
        value={user?.name ?? ''}
        readOnly
        tabIndex={-1}
        aria-hidden
        inert
      />
      <PasswordField {...kit.field('password')} autoComplete="current-password" />
    </DialogForm>
  );
}
