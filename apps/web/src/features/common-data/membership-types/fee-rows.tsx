import { paymentFrequencies } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useFieldArray } from 'react-hook-form';
import { query } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import type { Kit } from '../../../ui/forms/kit/use-kit-form.ts';
import { words } from '../words.en.ts';
import { emptyFee, type TypeBody, type TypeValues } from './membership-type.kind.ts';

/** What a type costs: a row per frequency and currency. */
export function FeeRows({ kit: { form, field } }: { kit: Kit<TypeValues, TypeBody> }) {
  const rows = useFieldArray({ control: form.control, name: 'fees' });
  const offered = useQuery(query(paymentFrequencies.all, {}));
  const every = useQuery(query(paymentFrequencies.all, { query: { includeInactive: 'true' } }));
  const used = new Set(form.watch('fees').map(({ paymentFrequencyId }) => paymentFrequencyId));
  // One that is no longer offered stays where it has a price.
  const options = (every.data ?? [])
    .filter(({ id }) => used.has(id) || offered.data?.some((frequency) => frequency.id === id))
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <fieldset className="field fee-rows">
      <legend>{words.membershipTypes.labels.fees}</legend>
      <p className="hint">{rows.fields.length > 0 ? words.feesHint : words.noFees}</p>
      {rows.fields.map((row, index) => (
        <div className="fee-row" key={row.id}>
          <SelectField
            {...field(`fees.${index}.paymentFrequencyId`)}
            label={words.frequency}
            placeholder={words.chooseFrequency}
            options={options}
          />
          <TextField
            {...field(`fees.${index}.amount`)}
            label={words.amount}
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField
            {...field(`fees.${index}.currency`)}
            label={words.currency}
            maxLength={3}
            autoComplete="off"
          />
          <Button
            tone="quiet"
            icon="close"
            label={words.removeFee(index + 1)}
            onClick={() => rows.remove(index)}
          />
        </div>
      ))}
      <div>
        <Button tone="line" icon="plus" onClick={() => rows.append(emptyFee)}>
          {words.addFee}
        </Button>
      </div>
    </fieldset>
  );
}
