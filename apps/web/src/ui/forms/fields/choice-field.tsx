import type { ComponentProps } from 'react';
import { FieldError, FieldHint, type FieldFrame } from './field.tsx';

type Choice = { value: string; label: string; hint?: string; shortcut?: string };

type ChoiceFieldProps = Omit<FieldFrame, 'optional'> &
  Omit<ComponentProps<'input'>, 'type' | 'value' | 'id'> & {
    options: readonly Choice[];
    /** The value, where the caller keeps it. */
    chosen?: string;
  };

/** One of a few, all of them in sight. */
export function ChoiceField({ label, name, hint, error, options, chosen, ...control }: ChoiceFieldProps) {
  return (
    <fieldset className="field" aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{label}</legend>
      <FieldHint id={name}>{hint}</FieldHint>
      {options.map((option, index) => (
        <label className="check" key={option.value}>
          <input
            {...control}
            {...(chosen !== undefined && { checked: chosen === option.value })}
            type="radio"
            name={name}
            id={index === 0 ? name : `${name}-${option.value}`}
            value={option.value}
            aria-keyshortcuts={option.shortcut}
          />
          {option.shortcut && (
            <kbd className="kbd" aria-hidden="true">
              {option.shortcut}
            </kbd>
          )}
          <span>
            {option.label}
            {option.hint && <span className="sub">{option.hint}</span>}
          </span>
        </label>
      ))}
      <FieldError id={name}>{error}</FieldError>
    </fieldset>
  );
}
