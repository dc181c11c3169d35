import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/problem.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { undoChangeCall } from '../auth.calls.ts';
import { Entrance } from '../entrance.tsx';
import { Outcome } from '../passwords/outcome.tsx';
import { words as common } from '../words.en.ts';
import { words } from './words.en.ts';

/** Taken out of the address at once, and kept while the page stays open: the next person here must not find it. */
function useToken(): string | null {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(hash.replace(/^#/, '')).get('token'));
  useEffect(() => {
    if (hash) void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);
  return token;
}

/** Behind the link of a message. Programs that look at links in mail open it too, so nothing happens before a press. */
export default function UndoChangePage() {
  const token = useToken();
  const [state, setState] = useState<'asks' | 'sending' | 'done' | 'dead' | 'failed'>(
    token ? 'asks' : 'dead',
  );
  async function undo() {
    setState('sending');
    try {
      await call(undoChangeCall, { body: { token: token ?? '' } });
      setState('done');
    } catch (error) {
      setState(hasCode(error, 'invalid_token') || hasCode(error, 'validation_failed') ? 'dead' : 'failed');
    }
  }
  if (state === 'done' || state === 'dead')
    return (
      <Outcome title={words[state].title} action={<Link to="/login">{common.backToLogin}</Link>}>
        <p>{words[state].text}</p>
      </Outcome>
    );
  return (
    <Entrance title={words.title} lead={words.lead}>
      {state === 'failed' && <Note tone="danger">{common.noAnswer}</Note>}
      <ul>
        {words.what.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button
        tone="primary"
        big
        wide
        pending={state === 'sending'}
        pendingLabel={words.pending}
        onClick={() => void undo()}
      >
        {words.submit}
      </Button>
      <p className="muted">{words.otherwise}</p>
    </Entrance>
  );
}
