import { useEffect, useState } from 'react';
import { sessionStore } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { words } from '../words.en.ts';

const say = words.restore;
const often = 1500;
type State = 'running' | 'done' | { failed: string };

/**
 * Asked apart from all other calls: for a moment nobody answers, and then the session is one of a centre that is no more. That
 * it no longer counts is how one knows.
 */
async function askState(): Promise<State> {
  const token = sessionStore.tokens()?.accessToken ?? '';
  try {
    const answer = await fetch('/api/setup/restore', { headers: { authorization: `Bearer ${token}` } });
    if (answer.status === 401) return 'done';
    if (!answer.ok) return 'running';
    const { state, detail } = (await answer.json()) as { state: string; detail: string | null };
    return state === 'failed' ? { failed: detail ?? '' } : 'running';
  } catch {
    return 'running';
  }
}

function toLogin() {
  sessionStore.clear();
  location.assign('/login');
}

export function RestoreProgress() {
  const [state, setState] = useState<State>('running');
  const isRunning = state === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void askState().then(setState), often);
    return () => clearInterval(timer);
  }, [isRunning]);
  return (
    <>
      <PageHeader title={state === 'done' ? say.doneTitle : say.title} />
      <div className="backups">
        <output className="card card-body stack">
          {isRunning && (
            <p>
              <span className="spin" aria-hidden="true" /> {say.running}
            </p>
          )}
          {state === 'done' && (
            <p>
              <Icon name="tick" /> {say.done}
            </p>
          )}
          {typeof state === 'object' && (
            <Note tone="danger" title={say.failed}>
              {state.failed}
            </Note>
          )}
        </output>
        {state === 'done' && (
          <div>
            <Button tone="primary" onClick={toLogin}>
              {say.login}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
