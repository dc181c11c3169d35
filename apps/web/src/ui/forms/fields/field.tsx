import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { Icon } from '../../pictures/icon.tsx';
import { words } from '../../words.en.ts';
import { sentenceOf } from '../sentence.ts';

/** What every field has around its control. */
export type FieldFrame = {
  label: string;
  name: string;
  hint?: ReactNode;
  optional?: boolean;
  error?: string | undefined;
};

/** The names by which a control is tied to its hint and its error. */
export const describe = ({ name, hint, error }: FieldFrame, id = name) => ({
  id,
  name,
  'aria-describedby': classNames(Boolean(hint) && `${id}-hint`, error && `${id}-error`) || undefined,
  'aria-invalid': error ? true : undefined,
});

export const FieldHint = ({ id, children }: { id: string; children?: ReactNode }) =>
  children ? (
    <span className="hint" id={`${id}-hint`}>
      {children}
    </span>
  ) : null;

type FieldErrorProps = { id: string; children?: string | undefined; isTold?: boolean };

/** What was found and what is right, with a mark and words; read out at once where it comes while somebody types. */
export const FieldError = ({ id, children, isTold }: FieldErrorProps) =>
  children ? (
    <p className="error" id={`${id}-error`} role={isTold ? 'alert' : undefined}>
      <Icon name="warn" />
      {sentenceOf(children)}
    </p>
  ) : null;

export const Optional = () => <span className="opt">({words.optional})</span>;

type FieldProps = FieldFrame & { id?: string; children: ReactNode };

/** Label, hint, control, error. Optional is written, required is not. */
export function Field({ label, name, id = name, hint, optional, error, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {optional && <Optional />}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      {children}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
