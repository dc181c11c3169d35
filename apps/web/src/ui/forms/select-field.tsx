import type { ComponentProps } from 'react';
import { describe, Field, type FieldFrame } from './field.tsx';

export type Option = { value: string; label: string };

type SelectFieldProps = FieldFrame &
  ComponentProps<'select'> & { options: readonly Option[]; placeholder?: string };

export function SelectField({
  label,
  name,
  hint,
  optional,
  error,
  id,
  options,
  placeholder,
  ...control
}: SelectFieldProps) {
  const frame = { label, name, hint, optional, error };
  return (
    <Field {...frame} id={id}>
      {/* What is chosen cannot be shown before it is offered: with the options the control is made anew, and the form puts its value in. */}
      <select
        key={options.length > 0 ? 'filled' : 'waiting'}
        {...control}
        {...describe(frame, id)}
        className="input"
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
