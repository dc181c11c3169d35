import { printedHint } from '../../../shared/forms/printed-hint.ts';
import { ChoiceField } from '../../../ui/forms/fields/choice-field.tsx';
import { DateField } from '../../../ui/forms/fields/date-field.tsx';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { type StepProps, textOf } from './step-props.ts';
import { words } from '../words.en.ts';

const genders = (['female', 'male', 'other'] as const).map((value) => ({
  value,
  label: words.genders[value],
}));
const documents = (['cid', 'passport', 'other'] as const).map((value) => ({
  value,
  label: words.identityTypes[value],
}));

export function PersonStep(props: StepProps) {
  const { draft, change, field } = props;
  return (
    <>
      <TextField
        {...textOf(props, 'name')}
        hint={printedHint(draft.name, words.nameHint)}
        autoComplete="name"
      />
      <ChoiceField
        {...field('gender')}
        options={genders}
        chosen={draft.gender}
        onChange={(event) => change('gender', event.target.value)}
      />
      <DateField
        {...field('dateOfBirth')}
        hint={words.dayHint}
        value={draft.dateOfBirth}
        onChange={(day) => change('dateOfBirth', day)}
      />
      <SelectField {...textOf(props, 'identityType')} options={documents} />
      <TextField
        {...textOf(props, 'identityNumber')}
        hint={draft.identityType === 'cid' ? words.cidHint : undefined}
        inputMode={draft.identityType === 'cid' ? 'numeric' : 'text'}
        autoComplete="off"
        spellCheck={false}
      />
    </>
  );
}
