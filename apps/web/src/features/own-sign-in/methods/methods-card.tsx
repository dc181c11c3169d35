import type { OwnSignInMethods, UserData } from '@kathok/contract';
import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { momentText } from '../../../ui/text/moment.tsx';
import { useAsking } from '../../../ui/overlays/use-asking.ts';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';
import { MethodRow } from './method-row.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { MakeCodesDialog, TurnOffDialog } from './password-dialogs.tsx';
import { useLoggedInElsewhere } from '../use-logged-in-elsewhere.ts';
import { words } from '../words.en.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { CopyButton } from '../../../ui/text/copy-button.tsx';

const { recovery } = words;

/** Shown once. */
const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => (
  <Dialog open title={recovery.showTitle} onClose={onClose}>
    <p>{recovery.showText}</p>
    <ol className="recovery-codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ol>
    <div className="dialog-actions">
      <CopyButton text={codes.join('\n')} label={recovery.name} />
      <Button icon="print" onClick={() => window.print()}>
        {recovery.print}
      </Button>
      <Button tone="primary" onClick={onClose}>
        {recovery.done}
      </Button>
    </div>
  </Dialog>
);

type MethodsCardProps = { methods: OwnSignInMethods; user: UserData };

/** Passkeys, the authenticator app, recovery codes, the password: what opens the account. */
export function MethodsCard({ methods, user }: MethodsCardProps) {
  const { can } = useSession();
  const isElsewhere = useLoggedInElsewhere();
  const [open, setOpen, close] = useAsking<'app' | 'turnOff' | 'codes'>();
  const [codes, setCodes] = useState<string[] | null>(null);
  const { authenticatorApp: app, recoveryCodes: recovery, passkeys } = methods;
  const factors = passkeys.length + (app ? 1 : 0);
  const isLast = methods.isRequired && factors === 1;
  return (
    <section className="card" aria-label={words.tabs.signIn}>
      <State methods={methods} factors={factors} />
      <PasskeysPart methods={methods} isLast={isLast} onCodes={setCodes} />
      <h3 className="group-head">{words.others}</h3>
      <ul className="method-list">
        {methods.mayUseAuthenticatorApp && <AppRow app={app} isLast={isLast} onChoose={setOpen} />}
        {recovery && (
          <MethodRow
            icon="scroll"
            name={words.recovery.name}
            actions={
              <Button tone="quiet" onClick={() => setOpen('codes')}>
                {words.recovery.make}
                <span className="hidden"> {words.recovery.name}</span>
              </Button>
            }
          >
            {words.recovery.left(recovery.left, recovery.total)}
          </MethodRow>
        )}
        <MethodRow
          icon="key"
          name={words.password.name}
          actions={
            can('read', 'Password') &&
            !user.mustAddSecondFactor && (
              <ButtonLink to="/user/password-reset" tone="quiet">
                {words.password.change}
                <span className="hidden"> {words.password.name}</span>
              </ButtonLink>
            )
          }
        >
          {isElsewhere ? words.password.hint : words.password.hintAlone}
        </MethodRow>
      </ul>
      {isLast && <p className="foot-acts">{words.lastStays(user.role)}</p>}
      {open === 'app' && <AuthenticatorDialog isMove={app !== null} onClose={close} onCodes={setCodes} />}
      {open === 'turnOff' && <TurnOffDialog onClose={close} />}
      {open === 'codes' && <MakeCodesDialog onClose={close} onCodes={setCodes} />}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </section>
  );
}

type AppRowProps = {
  app: OwnSignInMethods['authenticatorApp'];
  /** The only second step, which cannot be turned off. */
  isLast: boolean;
  onChoose: (what: 'app' | 'turnOff') => void;
};

const AppRow = ({ app, isLast, onChoose }: AppRowProps) => (
  <MethodRow
    icon="clock"
    on={app !== null}
    name={words.app.name}
    actions={
      <>
        <Button tone={app ? 'quiet' : 'line'} onClick={() => onChoose('app')}>
          {app ? words.app.move : words.app.setUp}
          {!app && <span className="hidden"> {words.app.name}</span>}
        </Button>
        {app && !isLast && (
          <Button tone="quiet" onClick={() => onChoose('turnOff')}>
            {words.app.turnOff}
            <span className="hidden"> {words.app.name}</span>
          </Button>
        )}
      </>
    }
  >
    {app ? words.app.on(momentText(app.since), app.lastUsedAt && momentText(app.lastUsedAt)) : words.app.off}
  </MethodRow>
);

function State({ methods, factors }: { methods: OwnSignInMethods; factors: number }) {
  const { state } = words;
  const isStaff = methods.mayUseAuthenticatorApp;
  const on = isStaff ? [state.onTitle, state.on] : [state.memberOnTitle, state.member];
  const off = isStaff ? [state.offTitle, state.off] : [state.memberTitle, state.member];
  const [title, text] = factors > 0 ? on : off;
  return (
    <div className={factors > 0 || !isStaff ? 'sign-in-state' : 'sign-in-state open'}>
      <Icon name={factors > 0 || !isStaff ? 'shield' : 'warn'} />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </div>
  );
}
