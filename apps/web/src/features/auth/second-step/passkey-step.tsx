import { useCallback, useEffect, useRef, useState } from 'react';
import { PasskeyRefused, stopAsking, askForPasskey } from '../../../lib/sign-in/passkey.ts';
import { ApiProblem, hasCode } from '../../../lib/problem.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { words as common } from '../words.en.ts';
import type { Send } from './send.ts';
import { words } from './words.en.ts';
import '../../../theme/icons/sign-in-icons.css';

type PasskeyStepProps = { challenge: string; send: Send; onExpired: () => void };

/** The device asks at once, and again when told to. */
export function PasskeyStep({ challenge, send, onExpired }: PasskeyStepProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const begun = useRef(false);

  const ask = useCallback(async () => {
    setPending(true);
    setFailure(null);
    try {
      await send(await askForPasskey(challenge));
    } catch (error) {
      if (hasCode(error, 'sign_in_expired')) onExpired();
      else setFailure(messageOf(error));
    } finally {
      setPending(false);
    }
  }, [challenge, send, onExpired]);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void ask();
  }, [ask]);

  useEffect(() => () => void stopAsking(), []);

  return (
    <>
      <div className="touch">
        <span className="ring">
          <Icon name="passkey" />
        </span>
        <p>
          <b>{words.deviceAsks}</b>
          <br />
          <span className="muted">{words.deviceHint}</span>
        </p>
      </div>
      {failure && (
        <Note tone="danger" title={words.refusedTitle}>
          {failure}
        </Note>
      )}
      <Button
        tone="primary"
        big
        wide
        pending={pending}
        pendingLabel={words.asking}
        onClick={() => void ask()}
      >
        {words.askAgain}
      </Button>
    </>
  );
}

function messageOf(error: unknown): string {
  if (error instanceof PasskeyRefused) return words.refused;
  if (!(error instanceof ApiProblem)) return common.noAnswer;
  return error.status === 429 ? common.wait(error.retryAfter) : words.refused;
}
