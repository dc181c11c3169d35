import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { donationQueries } from '../donation.queries.ts';
import { words } from '../words.en.ts';
import type { DonationPart } from './donation-values.ts';

type DonationFieldsProps = DonationPart & { fixedSum?: boolean; fixedPurpose?: boolean };

/** How much, and what for. */
export function DonationFields({
  kit: { field, value },
  fixedSum = false,
  fixedPurpose = false,
}: DonationFieldsProps) {
  const purposes = useQuery(donationQueries.purposes());
  const currency = value('currency');
  const { label, ...amount } = field('amount');
  return (
    <div className="side-by-side">
      <TextField
        {...amount}
        label={currency === 'BTN' ? words.form.amountInNu(label) : `${label}, ${currency}`}
        readOnly={fixedSum}
        hint={fixedSum && words.form.fixedSum}
        inputMode="decimal"
        autoComplete="off"
      />
      {!fixedPurpose && (
        <SelectField
          {...field('purposeId')}
          // Enter saves here as everywhere in the form; the list opens with the space bar.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
          placeholder={words.form.choose}
          options={purposes.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        />
      )}
    </div>
  );
}
