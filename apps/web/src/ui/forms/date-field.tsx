import { useState } from 'react';
import { describe, FieldError, FieldHint, Optional, type FieldFrame } from './field.tsx';
import { words } from '../words.ts';

type DateFieldProps = FieldFrame & {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** Receives a day, or what was typed in the same order if it is not one yet. */
  onChange: (day: string) => void;
};

const parts = ['day', 'month', 'year'] as const;
type Typed = Record<(typeof parts)[number], string>;

const split = (value: string): Typed => {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month: month.replace(/^0/, ''), day: day.replace(/^0/, '') };
};

/** `2026-03-05` from 5, 3, 2026; nothing from nothing. */
export const joinDay = ({ day, month, year }: Typed): string =>
  day || month || year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';

/** A day as people write it: day, month, year, each typed. */
export function DateField({ label, name, hint, optional, error, value, onChange }: DateFieldProps) {
  const [kept, setKept] = useState(() => split(value));
  // What was typed, even half; but what the form put in instead, such as a draft, shows at once.
  const typed = joinDay(kept) === value ? kept : split(value);
  const change = (part: keyof Typed, text: string) => {
    const next = { ...typed, [part]: text.replace(/\D/g, '') };
    setKept(next);
    onChange(joinDay(next));
    // Somebody who types a day straight through goes on with the month, and then with the year.
    const following = parts[parts.indexOf(part) + 1];
    if (following && next[part].length === 2 && typed[part].length < 2)
      document.getElementById(`${name}-${following}`)?.focus();
  };
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = describe({ label, name, hint, error });
  return (
    <fieldset className="field" aria-describedby={describedBy}>
      <legend>
        {label} {optional && <Optional />}
      </legend>
      <FieldHint id={name}>{hint}</FieldHint>
      <div className="day">
        {parts.map((part) => (
          <label key={part}>
            {words[part]}
            <input
              className="input num"
              id={part === 'day' ? name : `${name}-${part}`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={part === 'year' ? 4 : 2}
              value={typed[part]}
              aria-invalid={invalid}
              onChange={(event) => change(part, event.target.value)}
            />
          </label>
        ))}
      </div>
      <FieldError id={name}>{error}</FieldError>
    </fieldset>
  );
}
