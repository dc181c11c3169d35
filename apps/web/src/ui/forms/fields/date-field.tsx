import { DayParts } from './day-parts.tsx';
import { describe, FieldError, FieldHint, Optional, type FieldFrame } from './field.tsx';

type DateFieldProps = FieldFrame & {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** Receives a day, or what was typed in the same order if it is not one yet. */
  onChange: (day: string) => void;
};

/** A day as people write it: day, month, year, each typed. */
export function DateField({ label, name, hint, optional, error, value, onChange }: DateFieldProps) {
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = describe({
    label,
    name,
    hint,
    error,
  });
  return (
    <fieldset className="field" aria-describedby={describedBy}>
      <legend>
        {label} {optional && <Optional />}
      </legend>
      <FieldHint id={name}>{hint}</FieldHint>
      <DayParts name={name} value={value} onChange={onChange} isInvalid={isInvalid} />
      <FieldError id={name}>{error}</FieldError>
    </fieldset>
  );
}
