import type { BankLine } from '@kathok/contract';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { StatementProblem } from '../reading/statement-problem.tsx';

type LineFormProps = {
  line: BankLine;
  said: { note: (day: string) => string; save: (amount: string) => string; saving: string };
  /** How the call stands that saves it. */
  saving: { isPending: boolean; error: Error | null };
  onSave: () => void;
  /** Where the cursor goes first: to what is still to be filled in, else to the button. */
  focusOn: string;
  /** What else the line may be, beside the button that saves. */
  other?: ReactNode;
  /** Saving would be refused. */
  mayNotSave?: boolean;
  children: ReactNode;
};

/** What the money of a line is recorded as: the fields, what went wrong, and the button with its amount. */
export function LineForm({ line, said, saving, onSave, focusOn, other, ...rest }: LineFormProps) {
  const { mayNotSave = false, children } = rest;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(focusOn)?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only when the form is opened.
  }, []);
  function save(event: FormEvent) {
    event.preventDefault();
    if (!saving.isPending && !mayNotSave) onSave();
  }
  return (
    <form ref={form} className="line-form" onSubmit={save} noValidate>
      {children}
      <div className="full">
        <StatementProblem error={saving.error} />
      </div>
      <div className="full row">
        <p className="muted">{said.note(line.bookedOn)}</p>
        {other}
        {!mayNotSave && (
          <Button tone="primary" type="submit" pending={saving.isPending} pendingLabel={said.saving}>
            {said.save(line.amount)}
          </Button>
        )}
      </div>
    </form>
  );
}
