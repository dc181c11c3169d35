import { SelectField } from '../../ui/forms/fields/select-field.tsx';
import { TextField } from '../../ui/forms/fields/text-field.tsx';
import type { FormPart } from '../../ui/forms/kit/form-part.ts';
import { type Frequency, frequenciesOf, type Priced } from './terms.ts';
import type { TermsValues } from './terms-values.ts';
import { words } from './words.en.ts';

const named = (items: readonly { id: string; name: string }[]) =>
  items.map(({ id, name }) => ({ value: id, label: name }));

type TermsFieldsProps = {
  kit: FormPart<TermsValues>;
  types: readonly Priced[];
  frequencies: readonly Frequency[];
};

/** The membership type, how often it is paid, and for how many periods. */
export function TermsFields({ kit: { field, value, setValue }, types, frequencies }: TermsFieldsProps) {
  const frequenciesFor = (typeId: string) =>
    frequenciesOf(
      types.find(({ id }) => id === typeId),
      frequencies,
    );
  const frequencyId = value('paymentFrequencyId');
  const isForLife = frequencies.find(({ id }) => id === frequencyId)?.months === 0;
  const type = field('membershipTypeId');
  return (
    <>
      <SelectField
        {...type}
        onChange={(event) => {
          // A frequency that the new type has no price for can't stay chosen.
          const possible = frequenciesFor(event.target.value);
          if (!possible.some(({ id }) => id === frequencyId))
            setValue('paymentFrequencyId', possible[0]?.id ?? '');
          return type.onChange(event);
        }}
        options={named(types)}
      />
      <SelectField
        {...field('paymentFrequencyId')}
        options={named(frequenciesFor(value('membershipTypeId')))}
      />
      {!isForLife && (
        <TextField {...field('periods')} hint={words.periodsHint} inputMode="numeric" autoComplete="off" />
      )}
    </>
  );
}
