import type { families } from '@kathok/contract';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import type { Plain } from '../../lib/client/request.ts';
import { Button } from '../../ui/plain-button.tsx';
import { words } from './words.en.ts';

const updateLink: Plain<typeof families.updateLink> = {
  method: 'PATCH',
  path: '/family/links/:id',
  anonymous: true,
};

type State = 'asking' | 'sending' | 'accepted' | 'declined' | 'noLink' | 'failed';

/** Allows somebody to look after one's membership, or says no, without logging in. It takes a press of a button. */
export default function FamilyAnswerPage() {
  const [state, setState] = useState<State>('asking');

  async function answer(to: 'accepted' | 'declined') {
    // Behind `#`, which browsers keep to themselves.
    const [id, token] = location.hash.slice(1).split('.');
    if (!id || !token) return setState('noLink');
    setState('sending');
    try {
      await call(updateLink, { params: { id }, body: { state: to, token } });
      setState(to);
    } catch {
      setState('failed');
    }
  }

  const isAnswered = state === 'accepted' || state === 'declined';
  return (
    <div className="box narrow">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <div className="card padded">
        <output>{state in outcomes && <p>{outcomes[state as keyof typeof outcomes]}</p>}</output>
        {!isAnswered && (
          <div className="row">
            <Button
              tone="primary"
              pending={state === 'sending'}
              pendingLabel={words.sending}
              onClick={() => void answer('accepted')}
            >
              {words.allow}
            </Button>
            <Button tone="line" pending={state === 'sending'} onClick={() => void answer('declined')}>
              {words.refuse}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

const outcomes = {
  accepted: words.accepted,
  declined: words.declined,
  noLink: words.noLink,
  failed: words.failed,
};
