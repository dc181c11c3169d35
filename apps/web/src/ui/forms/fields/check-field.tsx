import type { ComponentProps } from 'react';
import { describe, FieldError, FieldHint, type FieldFrame } from './field.tsx';

type CheckFieldProps = Omit<FieldFrame, 'optional'> & Omit<ComponentProps<'input'>, 'type'>;

export function CheckField({ label, name, hint, error, id = name, ...control }: CheckFieldProps) {
  return (
    <div className="field">
      <label className="check" htmlFor={id}>
        <input {...control} {...describe({ label, name, hint, error }, id)} type="checkbox" />
        <span>{label}</span>
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
