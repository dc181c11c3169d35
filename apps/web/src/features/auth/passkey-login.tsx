import { useState } from 'react';
import { PasskeyRefused, knowsPasskeys, askForPasskey } from '../../lib/sign-in/passkey.ts';
import { ApiProblem } from '../../lib/problem.ts';
import { finishSignIn } from '../../lib/sign-in/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/text/note.tsx';
import { words } from './words.en.ts';
import '../../theme/icons/sign-in-icons.css';

const { login } = words;

/** For everybody who has a passkey: no name and no password. */
export function PasskeyLogin() {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!knowsPasskeys()) return null;

  async function ask() {
    setPending(true);
    setFailure(null);
    try {
      await finishSignIn(await askForPasskey());
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <p className="or">{login.or}</p>
      {failure && (
        <Note tone="danger" title={login.passkeyFailedTitle}>
          {failure}
        </Note>
      )}
      <Button
        icon="passkey"
        big
        wide
        pending={pending}
        pendingLabel={login.passkeyPending}
        onClick={() => void ask()}
      >
        {login.passkey}
      </Button>
    </>
  );
}

function messageOf(error: unknown): string {
  if (error instanceof PasskeyRefused) return login.passkeyFailed;
  if (!(error instanceof ApiProblem)) return words.noAnswer;
  if (error.status === 429) return words.wait(error.retryAfter);
  return error.status === 422 ? login.passkeyUnknown : error.message;
}
