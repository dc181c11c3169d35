import { printedHint } from '../forms/printed-hint.ts';
import { CheckField } from '../../ui/forms/fields/check-field.tsx';
import { SelectField } from '../../ui/forms/fields/select-field.tsx';
import { TextField } from '../../ui/forms/fields/text-field.tsx';
import type { DonationProps } from './donation-draft.ts';
import { words } from './words.en.ts';

const documents = (['cid', 'passport', 'other'] as const).map((value) => ({
  value,
  label: words.identityTypes[value],
}));

/** A guest gives enough for a receipt, or nothing at all. */
export function DonorFields({ donation, change, errorOf }: DonationProps) {
  const text = (name: 'donorName' | 'phone' | 'identityNumber' | 'email') => ({
    name,
    label: words.labels[name],
    value: donation[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  return (
    <fieldset>
      <legend>
        <h2>{words.donor}</h2>
      </legend>
      {!donation.nameless && (
        <div className="grid2">
          <TextField
            {...text('donorName')}
            hint={printedHint(donation.donorName, words.nameHint)}
            autoComplete="name"
          />
          <TextField {...text('phone')} hint={words.phoneHint} type="tel" autoComplete="tel" />
          <TextField {...text('email')} hint={words.emailHint} optional type="email" autoComplete="email" />
          <SelectField
            name="identityType"
            label={words.labels.identityType}
            value={donation.identityType}
            options={documents}
            onChange={(event) => change('identityType', event.target.value)}
          />
          <TextField
            {...text('identityNumber')}
            hint={words.identityHint}
            optional
            inputMode={donation.identityType === 'cid' ? 'numeric' : 'text'}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      )}
      <CheckField
        name="nameless"
        label={words.nameless}
        hint={words.namelessHint}
        checked={donation.nameless}
        onChange={(event) => change('nameless', event.target.checked)}
      />
    </fieldset>
  );
}
