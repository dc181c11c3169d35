import { useState } from 'react';
import { words } from '../../words.en.ts';

const parts = ['day', 'month', 'year'] as const;
type Typed = Record<(typeof parts)[number], string>;

const split = (value: string): Typed => {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month: month.replace(/^0/, ''), day: day.replace(/^0/, '') };
};

/** `2026-03-05` from 5, 3, 2026; nothing from nothing. */
export const joinDay = ({ day, month, year }: Typed): string =>
  day || month || year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';

type DayPartsProps = {
  name: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** Receives a day, or what was typed in the same order if it is not one yet. */
  onChange: (day: string) => void;
  isInvalid?: boolean | undefined;
  /** Set where there is no room above the boxes. */
  hidesNames?: boolean;
  /** Somebody goes on to something else than these three. */
  onLeave?: () => void;
};

/** The three boxes of a day as people write it, in this order whatever the browser's language. */
export function DayParts({ name, value, onChange, isInvalid, hidesNames, onLeave }: DayPartsProps) {
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
  return (
    <div className="day">
      {parts.map((part) => (
        <label key={part}>
          <span className={hidesNames ? 'hidden' : undefined}>{words[part]}</span>
          <input
            className="input num"
            id={part === 'day' ? name : `${name}-${part}`}
            inputMode="numeric"
            autoComplete="off"
            placeholder={hidesNames ? words.dayLetters[part] : undefined}
            maxLength={part === 'year' ? 4 : 2}
            value={typed[part]}
            aria-invalid={isInvalid}
            onChange={(event) => change(part, event.target.value)}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.closest('.day')?.contains(relatedTarget)) onLeave?.();
            }}
          />
        </label>
      ))}
    </div>
  );
}
