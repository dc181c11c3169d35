import { Controller, type Control } from 'react-hook-form';
import { DateField } from '../../../ui/forms/date-field.tsx';
import type { MemberKit, MemberValues } from './member-values.ts';

type DayInputProps = { kit: MemberKit; name: 'dateOfBirth' | 'joinedOn'; hint?: string };

/** A day of the form, typed as day, month and year. */
export function DayInput({ kit: { form, field }, name, hint }: DayInputProps) {
  const { label, error } = field(name);
  return (
    <Controller
      control={form.control as Control<MemberValues>}
      name={name}
      render={({ field: { value, onChange } }) => (
        <DateField label={label} name={name} hint={hint} error={error} value={value} onChange={onChange} />
      )}
    />
  );
}
