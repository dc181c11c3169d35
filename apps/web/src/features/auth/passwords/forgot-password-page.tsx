import { phoneText } from '@kathok/contract';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { forgotPasswordCall, publicSettingsCall } from '../auth.calls.ts';
import { Entrance } from '../entrance.tsx';
import { Outcome } from './outcome.tsx';
import { useEntranceForm } from '../use-entrance-form.ts';
import { words } from '../words.en.ts';

/** Whether this centre can send anything, and whom to call where it cannot; undefined until it is known. */
function useSendingCentre() {
  const [centre, setCentre] = useState<{ isSilent: boolean; isSample: boolean; phone: string | null }>();
  useEffect(() => {
    const leaving = new AbortController();
    call(publicSettingsCall, {}, { signal: leaving.signal }).then(
      ({ sends, demoAccounts, phone }) =>
        setCentre({ isSilent: !sends.email && !sends.sms, isSample: demoAccounts.length > 0, phone }),
      // The form works all the same.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return centre;
}

export default function ForgotPasswordPage() {
  const [sent, setSent] = useState(false);
  const centre = useSendingCentre();
  const kit = useEntranceForm({
    labels: { username: words.username },
    submit: async (body) => {
      await call(forgotPasswordCall, { body });
      setSent(true);
    },
  });

  if (sent && centre?.isSilent)
    return (
      <Outcome title={words.forgot.title} action={<Link to="/login">{words.backToLogin}</Link>}>
        <Note tone="warning">{words.forgot.sampleSent}</Note>
      </Outcome>
    );

  if (sent)
    return (
      <Outcome title={words.forgot.sentTitle} action={<Link to="/login">{words.backToLogin}</Link>}>
        <p>{words.forgot.sent}</p>
        <p className="muted">{words.forgot.nothing}</p>
      </Outcome>
    );

  if (centre?.isSilent && !centre.isSample)
    return (
      <Outcome title={words.forgot.title} action={<Link to="/login">{words.backToLogin}</Link>}>
        <Note tone="warning" title={words.forgot.cannotSend}>
          <p>{centre.phone ? words.forgot.callOffice(phoneText(centre.phone)) : words.forgot.askOffice}</p>
        </Note>
      </Outcome>
    );

  return (
    <Entrance title={words.forgot.title} lead={words.forgot.lead}>
      {centre?.isSilent && <Note tone="warning">{words.forgot.sample}</Note>}
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
