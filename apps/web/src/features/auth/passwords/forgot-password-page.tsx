import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { forgotPasswordCall } from '../auth.calls.ts';
import { Entrance } from '../entrance.tsx';
import { Outcome } from './outcome.tsx';
import { useEntranceForm } from '../use-entrance-form.ts';
import { words } from '../words.en.ts';

export default function ForgotPasswordPage() {
  const [sent, setSent] = useState(false);
  const kit = useEntranceForm({
    labels: { username: words.username },
    submit: async (body) => {
      await call(forgotPasswordCall, { body });
      setSent(true);
    },
  });

  if (sent)
    return (
      <Outcome title={words.forgot.sentTitle} action={<Link to="/login">{words.backToLogin}</Link>}>
        <p>{words.forgot.sent}</p>
        <p className="muted">{words.forgot.nothing}</p>
      </Outcome>
    );

  return (
    <Entrance title={words.forgot.title} lead={words.forgot.lead}>
      <FormShell
        kit={kit}
        submitLabel={words.forgot.submit}
        pendingLabel={words.forgot.pending}
        submitButton={{ big: true, wide: true }}
      >
        <TextField
          {...kit.field('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
        />
      </FormShell>
      <p>
        <Link to="/login">{words.backToLogin}</Link>
      </p>
    </Entrance>
  );
}
