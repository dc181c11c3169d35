import { type ComponentProps, useLayoutEffect } from 'react';
import { describe, Field, type FieldFrame } from './field.tsx';

export type Option = { value: string; label: string };

type SelectFieldProps = FieldFrame &
  ComponentProps<'select'> & { options: readonly Option[]; placeholder?: string };

/** Anyone who has come to a control with the keyboard stays there when it is made anew. */
function useKeptFocus(id: string, isFilled: boolean): void {
  const isFocused = globalThis.document?.activeElement?.id === id;
  useLayoutEffect(() => {
    if (isFocused) document.getElementById(id)?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only what had the focus just before that.
  }, [isFilled]);
}

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
  const isFilled = options.length > 0;
  useKeptFocus(id ?? name, isFilled);
  return (
    <Field {...frame} id={id}>
      {/* What is chosen cannot be shown before it is offered: with the options the control is made anew, and the form puts its value in. */}
      <select key={isFilled ? 'filled' : 'waiting'} {...control} {...describe(frame, id)} className="input">
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
