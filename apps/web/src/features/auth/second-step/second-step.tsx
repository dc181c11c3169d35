import type { SecondFactorNeeded } from '@kathok/contract';
import { useEffect, useRef, useState } from 'react';
import { hasCode } from '../../../lib/problem.ts';
import { finishSignIn } from '../../../lib/sign-in/sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/forms/fields/check-field.tsx';
import { initials } from '../../../ui/pictures/portrait.tsx';
import { Entrance } from '../entrance.tsx';
import { CodeForm } from './code-form.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import type { Send } from './send.ts';
import { words } from './words.en.ts';
import './second-step.css';

type Method = SecondFactorNeeded['methods'][number];

type SecondStepProps = {
  needed: SecondFactorNeeded;
  /** The password has to be typed again. */
  onExpired: () => void;
  onLeave: () => void;
};

/** After the password: a code, a passkey or a recovery code. */
export default function SecondStep({ needed, onExpired, onLeave }: SecondStepProps) {
  const { challenge, methods, name, mayTrustDevice } = needed;
  const [method, setMethod] = useState<Method>(methods[0] ?? 'recovery_code');
  const [trusts, setTrusts] = useState(false);
  // A recovery code is for the day when something was lost: the next time asks again.
  const offersTrust = mayTrustDevice && method !== 'recovery_code';
  const send: Send = async (answer) => {
    try {
      await finishSignIn(offersTrust && trusts ? { ...answer, trustDevice: true } : answer);
    } catch (error) {
      if (!hasCode(error, 'sign_in_expired')) throw error;
      onExpired();
    }
  };
  const offersPasskey = method === 'code' && methods.includes('passkey');
  const others = methods.filter((other) => other !== method && !(offersPasskey && other === 'passkey'));
  return (
    <Entrance title={method === 'passkey' ? words.passkeyTitle : words.title}>
      <FocusHeading key={method} />
      <div className="as-who">
        <span className="arch portrait" aria-hidden="true">
          {initials(name)}
        </span>
        <span>
          {name}
          <small>{words.passwordRight}</small>
        </span>
        <button type="button" className="link" onClick={onLeave}>
          {words.notYou}
        </button>
      </div>
      {method === 'passkey' ? (
        <PasskeyStep challenge={challenge} send={send} onExpired={onExpired} />
      ) : (
        <CodeForm key={method} kind={method} challenge={challenge} send={send}>
          {offersTrust && (
            <CheckField
              name="trustDevice"
              label={words.trustDevice}
              checked={trusts}
              onChange={({ target }) => setTrusts(target.checked)}
            />
          )}
        </CodeForm>
      )}
      {offersPasskey && (
        <>
          <p className="or">{words.or}</p>
          <Button icon="passkey" big wide onClick={() => setMethod('passkey')}>
            {words.passkey}
          </Button>
        </>
      )}
      <Choices methods={others} onChoose={setMethod} />
    </Entrance>
  );
}

/** Another way is another page to somebody who cannot see it change. */
function FocusHeading() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const field = mark.current?.parentElement?.querySelector<HTMLElement>('form input');
    (field ?? mark.current?.parentElement?.querySelector('h1'))?.focus();
  }, []);
  return <span ref={mark} hidden />;
}

function Choices({ methods, onChoose }: { methods: readonly Method[]; onChoose: (method: Method) => void }) {
  const labels: Record<Method, string> = {
    code: words.codeInstead,
    passkey: words.passkey,
    recovery_code: words.recoveryInstead,
  };
  return (
    <div className="without">
      <p>{words.neither}</p>
      <p className="row">
        {methods.map((method) => (
          <button key={method} type="button" className="link" onClick={() => onChoose(method)}>
            {labels[method]}
          </button>
        ))}
      </p>
      <p>{words.askAdministrator}</p>
    </div>
  );
}
