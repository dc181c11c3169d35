import { type ReactNode, useState } from 'react';
import { ApiProblem } from '../../../lib/problem.ts';
import { askForPasskey, PasskeyRefused } from '../../../lib/sign-in/passkey.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { words as common } from '../words.en.ts';
import type { ShowStepUp } from './show-step-up.ts';
import { words } from './words.en.ts';

type PasskeyOnceMoreProps = { show: ShowStepUp; onCancel: () => void; children: ReactNode };

/** The device is asked when the button is pressed: browsers take it for unasked otherwise. */
export function PasskeyOnceMore({ show, onCancel, children }: PasskeyOnceMoreProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function ask() {
    setPending(true);
    setFailure(null);
    try {
      const { passkey } = await askForPasskey();
      await show({ passkey });
    } catch (error) {
      setFailure(messageOf(error));
      setPending(false);
    }
  }
  return (
    <div className="form-grid">
      <p>{words.lead}</p>
      {failure && <Note tone="danger">{failure}</Note>}
      {children}
      <div className="dialog-actions">
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button tone="primary" pending={pending} pendingLabel={words.asking} onClick={() => void ask()}>
          {words.askDevice}
        </Button>
      </div>
    </div>
  );
}

function messageOf(error: unknown): string {
  if (error instanceof PasskeyRefused) return words.passkeyRefused;
  if (!(error instanceof ApiProblem)) return common.noAnswer;
  return error.status === 429 ? common.wait(error.retryAfter) : words.passkeyRefused;
}
