import type { ReactNode, Ref, SubmitEvent } from 'react';
import { Button, type Look } from '../plain-button.tsx';
import { words } from '../words.en.ts';
import { WaitingNote } from './waiting-note.tsx';
import { type ErrorLine, ErrorSummary } from './error-summary.tsx';

/** What a form tells its shell. None of it may be left out, so that no form forgets what was refused or that it is being sent. */
export type FormState = {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  errors: readonly ErrorLine[];
  pending: boolean;
};

export type FormShellProps = {
  kit: FormState & { conflict?: ReactNode; waits?: boolean };
  /** What the button that sends the form says. Null where it stands elsewhere, or where nothing may be sent. */
  submitLabel: ReactNode;
  /** What it says meanwhile. */
  pendingLabel?: string;
  /** How that button looks, where it is not an ordinary one. */
  submitButton?: Look & { disabled?: boolean };
  /** Other buttons, before and after that one. */
  before?: ReactNode;
  after?: ReactNode;
  className?: string;
  buttonsClassName?: string;
  id?: string;
  ref?: Ref<HTMLFormElement>;
  /** Set for a page that works without its script. */
  method?: 'post';
  action?: string;
  children: ReactNode;
};

/** Every form: what was refused, a conflict with somebody else's change, the fields, and a row of buttons. */
export function FormShell({
  kit,
  submitLabel,
  pendingLabel = words.saving,
  submitButton,
  before,
  after,
  className = 'form-grid',
  buttonsClassName = 'row',
  children,
  ...form
}: FormShellProps) {
  if (kit.waits)
    return (
      <div className={className}>
        <WaitingNote />
        {before && <div className={buttonsClassName}>{before}</div>}
      </div>
    );
  return (
    <form {...form} className={className} onSubmit={kit.onSubmit} noValidate>
      <ErrorSummary errors={kit.errors} />
      {kit.conflict}
      {children}
      {(submitLabel || before || after) && (
        <div className={buttonsClassName}>
          {before}
          {submitLabel && (
            <Button
              tone="primary"
              {...submitButton}
              type="submit"
              pending={kit.pending}
              pendingLabel={pendingLabel}
            >
              {submitLabel}
            </Button>
          )}
          {after}
        </div>
      )}
    </form>
  );
}
