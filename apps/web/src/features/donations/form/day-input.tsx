import { Controller } from 'react-hook-form';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { useDonationField } from './use-donation-field.ts';

type DayInputProps = { name: 'donatedOn' | 'dedication.readOn'; hint?: string; optional?: boolean };

export function DayInput({ name, hint, optional }: DayInputProps) {
  const { form, field } = useDonationField();
  const { label, error } = field(name);
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <DateField
          label={label}
          name={name}
          hint={hint}
          optional={optional}
          error={error}
          value={value}
          onChange={onChange}
        />
      )}
    />
  );
}
