import type { ReactNode } from 'react';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { useEntranceForm } from '../use-entrance-form.ts';
import type { Send } from './send.ts';
import { words } from './words.en.ts';

type CodeFormProps = {
  kind: 'code' | 'recovery_code';
  challenge: string;
  send: Send;
  /** Between the field and the button. */
  children?: ReactNode;
};

/** Six digits from the app, or one of the codes on paper. */
export function CodeForm({ kind, challenge, send, children }: CodeFormProps) {
  const isCode = kind === 'code';
  const name = isCode ? 'code' : 'recoveryCode';
  const kit = useEntranceForm<typeof name>({
    labels: { [name]: words.labels[name] } as Record<typeof name, string>,
    submit: (values) =>
      send(isCode ? { challenge, code: values.code } : { challenge, recoveryCode: values.recoveryCode }),
  });
  return (
    <>
      <FormShell
        kit={kit}
        submitLabel={words.submit}
        pendingLabel={words.pending}
        submitButton={{ big: true, wide: true }}
        className={isCode ? 'code-form' : 'recovery-form'}
      >
        {isCode ? (
          <TextField
            {...kit.field('code')}
            hint={words.codeHint}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
          />
        ) : (
          <TextField
            {...kit.field('recoveryCode')}
            hint={words.recoveryHint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
          />
        )}
        {children}
      </FormShell>
    </>
  );
}
