import { CheckField } from '../../ui/forms/check-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import type { DonationProps } from './donation-props.ts';
import { words } from './words.ts';

/** Of a guest: enough for a receipt, or nothing at all. */
export function WhoGives({ donation, change, errorOf }: DonationProps) {
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
          <TextField {...text('donorName')} hint={words.nameHint} autoComplete="name" />
          <TextField {...text('phone')} hint={words.phoneHint} type="tel" autoComplete="tel" />
          <TextField
            {...text('identityNumber')}
            hint={words.cidHint}
            optional
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField {...text('email')} hint={words.emailHint} optional type="email" autoComplete="email" />
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
