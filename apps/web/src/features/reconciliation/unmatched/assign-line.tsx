import type { BankLine } from '@kathok/contract';
import { useState } from 'react';
import { type Choice, Combobox } from '../../../ui/forms/fields/combobox.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useAssignLine } from '../reconciliation.queries.ts';
import { whenDecided } from './when-decided.ts';
import { words } from '../words.en.ts';
import { LineForm } from './line-form.tsx';
import { useOpenDues } from './use-open-dues.ts';

const said = words.assign;

/** Which open fee or donation the money of this line is for. */
export function AssignLine({ line, onDone }: { line: BankLine; onDone: () => void }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [isTried, setTried] = useState(false);
  const found = useOpenDues(chosen ? '' : text);
  const assign = useAssignLine();

  function save() {
    setTried(true);
    if (!chosen) return;
    const [dueKind, dueId = ''] = chosen.value.split(' ');
    const body = { dueKind: dueKind === 'fee' ? ('fee' as const) : ('donation' as const), dueId };
    whenDecided(assign.mutateAsync({ params: { id: line.id }, body }), () => {
      toast.success(said.done);
      onDone();
    });
  }

  const count = found?.length ?? 0;
  return (
    <LineForm line={line} said={said} saving={assign} onSave={save}>
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
    </LineForm>
  );
}
