import type { members } from '@kathok/contract';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import type { Plain } from '../../lib/client/request.ts';
import { Button } from '../../ui/plain-button.tsx';
import { words } from './words.en.ts';

const unsubscribe: Plain<typeof members.unsubscribe> = {
  method: 'POST',
  path: '/member/unsubscribe',
  anonymous: true,
};

type State = 'asking' | 'sending' | 'stopped' | 'resumed' | 'noLink' | 'failed';

/** Ends reminders without signing in. Programs that look into mail open links, so it takes a press of the button. */
export default function UnsubscribePage() {
  const [state, setState] = useState<State>('asking');

  async function choose(isOptedOut: boolean) {
    // Behind `#`, which browsers keep to themselves.
    const token = location.hash.slice(1);
    if (!token) return setState('noLink');
    setState('sending');
    try {
      await call(unsubscribe, { body: { token, isOptedOut } });
      setState(isOptedOut ? 'stopped' : 'resumed');
    } catch {
      setState('failed');
    }
  }

  const isStopped = state === 'stopped';
  return (
    <div className="box narrow">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <div className="card padded">
        <output>{state in outcomes && <p>{outcomes[state as keyof typeof outcomes]}</p>}</output>
        <Button
          tone={isStopped ? 'line' : 'primary'}
          pending={state === 'sending'}
          pendingLabel={words.stopping}
          onClick={() => void choose(!isStopped)}
        >
          {isStopped ? words.again : words.stop}
        </Button>
      </div>
    </div>
  );
}

const outcomes = {
  stopped: words.stopped,
  resumed: words.resumed,
  noLink: words.noLink,
  failed: words.failed,
};
