import type { SecondFactorNeeded } from '@kathok/contract';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { hasCode } from '../../lib/problem.ts';
import { signIn } from '../../lib/sign-in/sign-in.ts';
import { FormShell } from '../../ui/forms/form-shell.tsx';
import { Link } from '../../ui/text/link.tsx';
import { Note } from '../../ui/text/note.tsx';
import { PasswordField, TextField } from '../../ui/forms/fields/text-field.tsx';
import { DemoAccounts, type DemoAccount } from './demo-accounts.tsx';
import { Entrance } from './entrance.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { secondFactorNeeded } from './second-factor-needed.ts';
import { useEntranceForm } from './use-entrance-form.ts';
import { words } from './words.en.ts';

/** Loaded when it is needed: most people have no second step, and this page stays small. */
const SecondStep = lazy(() => import('./second-step/second-step.tsx'));

export default function LoginPage() {
  const [step, setStep] = useState<SecondFactorNeeded | null>(null);
  const [expired, setExpired] = useState(false);
  if (!step)
    return (
      <LoginForm
        expired={expired}
        onSecondStep={(needed) => {
          setExpired(false);
          setStep(needed);
        }}
      />
    );
  const leave = (isExpired: boolean) => {
    setExpired(isExpired);
    setStep(null);
  };
  return (
    <Suspense fallback={<Entrance title={words.login.title}>{null}</Entrance>}>
      <SecondStep needed={step} onExpired={() => leave(true)} onLeave={() => leave(false)} />
    </Suspense>
  );
}

type LoginFormProps = { expired: boolean; onSecondStep: (needed: SecondFactorNeeded) => void };

function LoginForm({ expired, onSecondStep }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState(false);
  // People come here for nothing else than to type their name.
  useEffect(() => document.getElementById('username')?.focus(), []);
  const kit = useEntranceForm({
    labels: { username: words.username, password: words.password },
    submit: async ({ username, password }) => {
      setRefused(false);
      try {
        await signIn(username, password);
      } catch (error) {
        const needed = secondFactorNeeded(error);
        if (needed) return onSecondStep(needed);
        if (!hasCode(error, 'wrong_credentials')) throw error;
        setRefused(true);
        form.current?.querySelector<HTMLInputElement>('#password')?.select();
      }
    },
  });

  function fillIn({ username, password }: DemoAccount) {
    const fields = form.current?.elements as { username?: HTMLInputElement; password?: HTMLInputElement };
    if (fields.username) fields.username.value = username;
    if (fields.password) fields.password.value = password;
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }

  return (
    <Entrance title={words.login.title}>
      {expired && <Note tone="warning">{words.login.expired}</Note>}
      {refused && (
        <Note tone="danger" title={words.login.wrongTitle}>
          {words.login.wrong}
        </Note>
      )}
      <FormShell
        kit={kit}
        submitLabel={words.login.submit}
        pendingLabel={words.login.pending}
        submitButton={{ big: true, wide: true }}
        ref={form}
      >
        <TextField
          {...kit.field('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
        />
        {/* The keyboard goes from the name to the password, and only then to the link beside its label. */}
        <div className="with-corner">
          <PasswordField {...kit.field('password')} autoComplete="current-password" />
          <Link to="/forgot-password">{words.login.forgotten}</Link>
        </div>
      </FormShell>
      <PasskeyLogin />
      <hr />
      <div className="without">
        <p>{words.login.without}</p>
        <p className="row">
          <Link to="/register">{words.login.register}</Link>
          <Link to="/renew">{words.login.renew}</Link>
        </p>
      </div>
      <DemoAccounts onChoose={fillIn} />
    </Entrance>
  );
}
