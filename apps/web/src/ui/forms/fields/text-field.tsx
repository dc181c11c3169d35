import { useState, type ComponentProps } from 'react';
import { Button } from '../../plain-button.tsx';
import { describe, Field, type FieldFrame } from './field.tsx';
import { words } from '../../words.en.ts';

export function TextField({
  label,
  name,
  hint,
  optional,
  error,
  id,
  ...control
}: FieldFrame & ComponentProps<'input'>) {
  const frame = { label, name, hint, optional, error };
  return (
    <Field {...frame} id={id}>
      <input type="text" {...control} {...describe(frame, id)} className="input" />
    </Field>
  );
}

export function TextArea({
  label,
  name,
  hint,
  optional,
  error,
  id,
  ...control
}: FieldFrame & ComponentProps<'textarea'>) {
  const frame = { label, name, hint, optional, error };
  return (
    <Field {...frame} id={id}>
      <textarea rows={3} {...control} {...describe(frame, id)} className="input" />
    </Field>
  );
}

/** A password that can be shown, so that a long phrase can be read again. */
export function PasswordField({
  label,
  name,
  hint,
  optional,
  error,
  id,
  ...control
}: FieldFrame & Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const frame = { label, name, hint, optional, error };
  return (
    <Field {...frame} id={id}>
      <div className="see">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...control}
          {...describe(frame, id)}
          type={shown ? 'text' : 'password'}
          className="input"
        />
        <Button
          tone="plain"
          icon={shown ? 'eyeoff' : 'eye'}
          label={shown ? words.hidePassword : words.showPassword}
          onClick={() => setShown(!shown)}
        />
      </div>
    </Field>
  );
}
