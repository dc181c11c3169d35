import { TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import { words } from '../words.en.ts';
import { DayInput } from './day-input.tsx';
import { MorePart } from './more-part.tsx';
import { useDonationField } from './use-donation-field.ts';

/** What is offered, for whom, and when it is read out. Offered, never asked. */
export function DedicationFields() {
  const { form, field } = useDonationField();
  const { offering, living, deceased } = form.watch('dedication');
  return (
    <MorePart
      title={words.form.dedicate}
      hint={words.form.dedicateHint}
      filled={Boolean(offering || living || deceased)}
    >
      <TextField {...field('dedication.offering')} list="offerings" optional autoComplete="off" />
      <datalist id="offerings">
        {words.form.offerings.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <div className="side-by-side">
        <TextArea {...field('dedication.living')} hint={words.form.namesHint} optional />
        <TextArea {...field('dedication.deceased')} hint={words.form.namesHint} optional />
      </div>
      <DayInput name="dedication.readOn" hint={words.form.readOnHint} optional />
    </MorePart>
  );
}
