import { useFormContext } from 'react-hook-form';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { type Frequency, frequenciesOf, type Priced } from './terms.ts';
import type { TermsValues } from './terms-values.ts';
import { words } from './words.en.ts';

const { labels } = words;
const named = (items: readonly { id: string; name: string }[]) =>
  items.map(({ id, name }) => ({ value: id, label: name }));

type TermsFieldsProps = { types: readonly Priced[]; frequencies: readonly Frequency[] };

/** As what, how often paid, how many times. Stands inside a form with these values. */
export function TermsFields({ types, frequencies }: TermsFieldsProps) {
  const form = useFormContext<TermsValues>();
  const errorOf = (name: keyof TermsValues) => form.getFieldState(name, form.formState).error?.message;
  const typeId = form.watch('membershipTypeId');
  const frequencyId = form.watch('paymentFrequencyId');
  const offered = (id: string) =>
    frequenciesOf(
      types.find((type) => type.id === id),
      frequencies,
    );
  const isForLife = frequencies.find(({ id }) => id === frequencyId)?.months === 0;
  const typeField = form.register('membershipTypeId', {
    // What the new type has no price for can't stay chosen.
    onChange: () => {
      const possible = offered(form.getValues('membershipTypeId'));
      if (!possible.some(({ id }) => id === form.getValues('paymentFrequencyId')))
        form.setValue('paymentFrequencyId', possible[0]?.id ?? '', { shouldDirty: true });
    },
  });
  return (
    <>
      <SelectField
        {...typeField}
        label={labels.membershipTypeId}
        error={errorOf('membershipTypeId')}
        options={named(types)}
      />
      <SelectField
        {...form.register('paymentFrequencyId')}
        label={labels.paymentFrequencyId}
        error={errorOf('paymentFrequencyId')}
        options={named(offered(typeId))}
      />
      {!isForLife && (
        <TextField
          {...form.register('periods')}
          label={labels.periods}
          hint={words.periodsHint}
          error={errorOf('periods')}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </>
  );
}
