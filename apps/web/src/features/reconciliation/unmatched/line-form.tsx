import type { BankLine } from '@kathok/contract';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { StatementProblem } from '../reading/statement-problem.tsx';

type LineFormProps = {
  line: BankLine;
  said: { note: (day: string) => string; save: (amount: string) => string; saving: string };
  /** How the call stands that saves it. */
  saving: { isPending: boolean; error: Error | null };
  onSave: () => void;
  children: ReactNode;
};

/** What the money of a line is recorded as: the fields, what went wrong, and the button with its amount. */
export function LineForm({ line, said, saving, onSave, children }: LineFormProps) {
  function save(event: FormEvent) {
    event.preventDefault();
    if (!saving.isPending) onSave();
  }
  return (
    <form className="line-form" onSubmit={save} noValidate>
      {children}
      <div className="full">
        <StatementProblem error={saving.error} />
      </div>
      <div className="full row">
        <p className="muted">{said.note(line.bookedOn)}</p>
        <Button tone="primary" type="submit" pending={saving.isPending} pendingLabel={said.saving}>
          {said.save(line.amount)}
        </Button>
      </div>
    </form>
  );
}
