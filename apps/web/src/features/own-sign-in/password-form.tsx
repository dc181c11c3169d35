import type { ReactNode } from 'react';
import { z } from 'zod';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { PasswordField, TextField } from '../../ui/forms/text-field.tsx';
import { useKitForm } from '../../ui/forms/use-kit-form.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Note } from '../../ui/text/note.tsx';
import { words } from './words.en.ts';

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
  const { field, onSubmit, errors, pending } = useKitForm({
    schema,
    defaultValues: { password: '', name: suggestedName ?? '' },
    labels: words.labels,
    submit,
  });
  return (
    <Dialog open title={title} onClose={onClose}>
      <form className="form-grid" onSubmit={onSubmit} noValidate>
        <p>{text}</p>
        <ErrorSummary errors={errors} />
        {failure && <Note tone="danger">{failure}</Note>}
        {suggestedName !== undefined && (
          <TextField {...field('name')} hint={words.nameHint} autoComplete="off" maxLength={60} />
        )}
        {/* Lets a password manager know whose password is asked for. */}
        <input
          className="hidden"
          type="text"
          autoComplete="username"
          value={user?.name ?? ''}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
        <PasswordField {...field('password')} autoComplete="current-password" />
        <div className="dialog-actions">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" tone={tone} pending={pending} pendingLabel={words.pending}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
