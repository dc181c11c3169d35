import type { BankLine } from '@kathok/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { type Choice, Combobox } from '../../../ui/forms/combobox.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { StatementProblem } from '../reading/statement-problem.tsx';
import { useAssignLine } from '../reconciliation.queries.ts';
import { words } from '../words.ts';
import { useOpenDues } from './use-open-dues.ts';

const said = words.assign;

/** Which open fee or donation the money of this line is for. */
export function AssignLine({ line, onDone }: { line: BankLine; onDone: () => void }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [isTried, setTried] = useState(false);
  const found = useOpenDues(chosen ? '' : text);
  const assign = useAssignLine();

  function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!chosen || assign.isPending) return;
    const [dueKind, dueId = ''] = chosen.value.split(' ');
    const body = { dueKind: dueKind === 'fee' ? ('fee' as const) : ('donation' as const), dueId };
    assign.mutate(
      { params: { id: line.id }, body },
      {
        onSuccess: () => {
          toast.success(said.done);
          onDone();
        },
      },
    );
  }

  const count = found?.length ?? 0;
  return (
    <form className="line-form" onSubmit={save} noValidate>
      <div className="full">
        <Combobox
          label={said.label}
          name="due"
          hint={chosen?.detail ?? said.hint}
          error={isTried && !chosen ? said.missing : undefined}
          text={text}
          onText={(typed) => {
            setText(typed);
            setChosen(null);
          }}
          choices={found ?? []}
          onChoose={(choice) => {
            setChosen(choice);
            setText(choice.label);
          }}
          found={text.trim().length < 2 || chosen ? '' : count > 0 ? said.found(count) : said.none}
        />
      </div>
      <div className="full">
        <StatementProblem error={assign.error} />
      </div>
      <div className="full row">
        <p className="muted">{said.note(line.bookedOn)}</p>
        <Button tone="primary" type="submit" pending={assign.isPending} pendingLabel={said.saving}>
          {said.save(line.amount)}
        </Button>
      </div>
    </form>
  );
}
