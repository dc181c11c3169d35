import { familyRelations } from '@kathok/contract';
import { useState } from 'react';
import { z } from 'zod';
import { Card } from '../../../ui/card.tsx';
import { DateField } from '../../../ui/forms/fields/date-field.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { Note } from '../../../ui/text/note.tsx';
import { useAskFamily } from './family.queries.ts';
import { words } from './words.en.ts';

const { ask: texts } = words;

const schema = z.object({
  membershipCode: z.string().trim().min(1, 'must not be empty').max(20),
  dateOfBirth: z.iso.date('must be a day that exists'),
  relation: z.enum(familyRelations, 'must be chosen'),
});
type Values = { membershipCode: string; dateOfBirth: string; relation: string };

const blank: Values = { membershipCode: '', dateOfBirth: '', relation: '' };

/** Asks somebody, by code and birth date; the answer is the same for everybody. */
export function AskForm() {
  const ask = useAskFamily();
  const [isDone, setDone] = useState(false);
  const kit = useKitForm<Values, z.output<typeof schema>>({
    schema: schema as never,
    defaultValues: blank,
    labels: texts.labels,
    submit: async (body) => {
      await ask.mutateAsync({ body });
      setDone(true);
      kit.form.reset(blank);
    },
  });
  return (
    <Card title={texts.title} className="ask-for">
      <p className="muted">{texts.lead}</p>
      <FormShell kit={kit} submitLabel={texts.send} pendingLabel={texts.sending}>
        <TextField {...kit.field('membershipCode')} autoComplete="off" spellCheck={false} />
        <DateField {...kit.day('dateOfBirth')} />
        <SelectField
          {...kit.field('relation')}
          placeholder={texts.choose}
          options={familyRelations.map((value) => ({ value, label: words.relations[value] }))}
        />
      </FormShell>
      {isDone && (
        <Note tone="plain" icon="tick" title={texts.done}>
          <p>{texts.doneText}</p>
        </Note>
      )}
    </Card>
  );
}
