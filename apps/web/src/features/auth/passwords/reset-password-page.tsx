import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call, sessionStore } from '../../../lib/api.ts';
import { draftPlace, dropDraft, keepDraft, readDraft } from '../../../lib/browser/drafts.ts';
import { hasCode } from '../../../lib/problem.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { PasswordField } from '../../../ui/forms/fields/text-field.tsx';
import { resetPasswordCall } from '../auth.calls.ts';
import { Entrance } from '../entrance.tsx';
import { Outcome } from './outcome.tsx';
import { readResetLink, type ResetLink } from './reset-link.ts';
import { useEntranceForm } from '../use-entrance-form.ts';
import { words } from '../words.en.ts';

function ChoosePassword({
  link,
  onDone,
  onDead,
}: {
  link: ResetLink;
  onDone: () => void;
  onDead: () => void;
}) {
  const kit = useEntranceForm({
    labels: words.reset.labels,
    check: ({ newPassword, confirmPassword }) =>
      newPassword === confirmPassword ? [] : [{ field: 'confirmPassword', message: words.reset.different }],
    submit: async (passwords) => {
      try {
        await call(resetPasswordCall, { body: { token: link.token, ...passwords } });
        onDone();
      } catch (error) {
        if (!hasCode(error, 'invalid_token')) throw error;
        onDead();
      }
    },
  });
  return (
    <Entrance title={link.isInvitation ? words.reset.invitationTitle : words.reset.title}>
      <FormShell
        kit={kit}
        submitLabel={words.reset.submit}
        pendingLabel={words.reset.pending}
        submitButton={{ big: true, wide: true }}
      >
        <PasswordField {...kit.field('newPassword')} hint={words.reset.hint} autoComplete="new-password" />
        <PasswordField {...kit.field('confirmPassword')} autoComplete="new-password" />
      </FormShell>
    </Entrance>
  );
}

const keptLink = draftPlace('nobody', 'password link');

/** Behind a mailed link: for a forgotten password, and for the first one of an invited user. */
export default function ResetPasswordPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() => readResetLink(hash || String(readDraft(keptLink) ?? '')));
  const [state, setState] = useState<'open' | 'done' | 'dead'>(link ? 'open' : 'dead');
  // Out of the address at once: the next person at this computer must not find it in the history. In this tab it stays, for
  // a page that is loaded again or in another language.
  useEffect(() => {
    if (!hash) return;
    keepDraft(keptLink, hash);
    void navigate('.', { replace: true });
  }, [hash, navigate]);

  function end(how: 'done' | 'dead') {
    dropDraft(keptLink);
    setState(how);
  }
  function finish() {
    // The sessions of that account are over, and the link is spent.
    sessionStore.clear();
    end('done');
  }

  if (link && state === 'open')
    return <ChoosePassword link={link} onDone={finish} onDead={() => end('dead')} />;
  if (state === 'done')
    return (
      <Outcome
        title={words.reset.doneTitle}
        action={
          <ButtonLink to="/login" tone="primary" big wide>
            {words.login.title}
          </ButtonLink>
        }
      >
        <p>{words.reset.done}</p>
      </Outcome>
    );
  return (
    <Outcome
      title={words.reset.deadTitle}
      action={
        <ButtonLink to="/forgot-password" tone="primary" big wide>
          {words.reset.askAgain}
        </ButtonLink>
      }
    >
      <p>{link?.isInvitation ? words.reset.deadInvitation : words.reset.dead}</p>
    </Outcome>
  );
}
