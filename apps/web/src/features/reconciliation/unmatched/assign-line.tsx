import { useState } from 'react';
import { Combobox } from '../../../ui/forms/fields/combobox.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useAssignLine } from '../reconciliation.queries.ts';
import { whenDecided } from './when-decided.ts';
import { words as statementWords } from '../words.en.ts';
import { words } from './words.en.ts';
import { LineForm } from './line-form.tsx';
import type { LineActProps } from './line-acts.ts';
import { focusRestField, RestField } from '../rest/rest-field.tsx';
import { beyondFee, type OpenDue, suggestedDue } from './open-due.ts';
import { useOpenDues } from './use-open-dues.ts';

const said = words.assign;

/** Which open fee or donation the money of this line is for. */
export function AssignLine({ line, isSuggested, onDone }: LineActProps) {
  const suggested = isSuggested ? suggestedDue(line.suggestion) : null;
  const [text, setText] = useState(suggested?.label ?? '');
  const [chosen, setChosen] = useState<OpenDue | null>(suggested);
  const [purposeId, setPurposeId] = useState('');
  const [isTried, setTried] = useState(false);
  const found = useOpenDues(chosen ? '' : text);
  const assign = useAssignLine();
  const rest = chosen && beyondFee(line.amount, chosen);

  function save() {
    setTried(true);
    if (!chosen) return;
    if (rest && purposeId === '') {
      focusRestField();
      return;
    }
    const { dueKind, dueId } = chosen;
    const body = { dueKind, dueId, ...(rest && { excessPurposeId: purposeId }) };
    whenDecided(assign.mutateAsync({ params: { id: line.id }, body }), () => {
      toast.success(said.done);
      onDone();
    });
  }

  const count = found?.length ?? 0;
  return (
    <LineForm
      line={line}
      said={said}
      saving={assign}
      onSave={save}
      focusOn={chosen ? '[type=submit]' : '#due'}
    >
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
            setChosen(found?.find(({ value }) => value === choice.value) ?? null);
            setText(choice.label);
          }}
          found={text.trim().length < 2 || chosen ? '' : count > 0 ? said.found(count) : said.none}
        />
      </div>
      {rest && (
        <section className="full rest-in">
          <h3>{statementWords.rest.over(rest)}</h3>
          <RestField value={purposeId} onChange={setPurposeId} isMissing={isTried && purposeId === ''} />
        </section>
      )}
    </LineForm>
  );
}
