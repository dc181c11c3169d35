import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { Entrance } from '../entrance.tsx';
import { words } from '../words.en.ts';
import { ChoosePassword } from './choose-password.tsx';
import { InvitationCode } from './invitation-code.tsx';
import { Outcome } from './outcome.tsx';
import { keepHash, usePasswordLink } from './use-password-link.ts';

const { reset } = words;
/** Loaded when it is needed: most people have no second step. */
const SecondStep = lazy(() => import('../second-step/second-step.tsx'));

/** Behind a mailed link or an invitation: a new password, and one is logged in with it. */
export default function ResetPasswordPage() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const { user } = useSession();
  const { link, state, takeCode, finish, end } = usePasswordLink(hash, pathname === '/join');
  const [endsOthers, setEndsOthers] = useState(false);
  // Out of the address at once: the next person at this computer must not find it in the history.
  useEffect(() => {
    if (!hash) return;
    keepHash(hash);
    void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);
  const isIn = user !== null && (state.at === 'in' || state.at === 'secondStep');
  useEffect(() => {
    if (!isIn) return;
    toast.success(endsOthers ? `${reset.doneTitle}. ${reset.loggedOut}` : `${reset.doneTitle}.`);
    // From there everybody is sent on to their own home.
    void navigate('/login', { replace: true });
  }, [isIn, endsOthers, navigate]);

  if (state.at === 'code') return <InvitationCode onCode={takeCode} />;
  if (state.at === 'open' && link)
    return (
      <ChoosePassword
        token={link.token}
        owner={state.owner}
        onDone={(password) => {
          setEndsOthers(state.owner.isLoggedInElsewhere);
          return finish(state.owner.username, password);
        }}
        onDead={() => end('dead')}
      />
    );
  if (state.at === 'secondStep')
    return (
      <Suspense fallback={<Entrance title={reset.title}>{null}</Entrance>}>
        <SecondStep needed={state.needed} onExpired={() => end('done')} onLeave={() => end('done')} />
      </Suspense>
    );
  if (state.at === 'done') return <PasswordSet endsOthers={endsOthers} />;
  if (state.at === 'dead') return <DeadLink isInvitation={link?.isInvitation ?? false} />;
  return (
    <Entrance title={link?.isInvitation ? reset.invitationTitle : reset.title}>
      {state.at === 'failed' ? <ErrorState error={state.error} onRetry={() => location.reload()} /> : null}
    </Entrance>
  );
}

/** Where logging in at once did not work. */
const PasswordSet = ({ endsOthers }: { endsOthers: boolean }) => (
  <Outcome
    title={reset.doneTitle}
    action={
      <ButtonLink to="/login" tone="primary" big wide>
        {words.login.title}
      </ButtonLink>
    }
  >
    <p>
      {reset.done} {endsOthers && reset.loggedOut}
    </p>
  </Outcome>
);

const DeadLink = ({ isInvitation }: { isInvitation: boolean }) => (
  <Outcome
    title={reset.deadTitle}
    action={
      <ButtonLink to="/forgot-password" tone="primary" big wide>
        {reset.askAgain}
      </ButtonLink>
    }
  >
    <p>{isInvitation ? reset.deadInvitation : reset.dead}</p>
  </Outcome>
);
