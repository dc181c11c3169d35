import type { PasswordLink, SecondFactorNeeded } from '@kathok/contract';
import { useEffect, useState } from 'react';
import { call, sessionStore } from '../../../lib/api.ts';
import { draftPlace, dropDraft, keepDraft, readDraft } from '../../../lib/browser/drafts.ts';
import { hasCode } from '../../../lib/problem.ts';
import { signIn } from '../../../lib/sign-in/sign-in.ts';
import { passwordLinkCall } from '../auth.calls.ts';
import { secondFactorNeeded } from '../second-factor-needed.ts';
import { readResetLink } from './reset-link.ts';

type State =
  | { at: 'waiting' | 'code' | 'dead' | 'done' | 'in' }
  | { at: 'open'; owner: PasswordLink }
  | { at: 'failed'; error: unknown }
  | { at: 'secondStep'; needed: SecondFactorNeeded };

const keptLink = draftPlace('nobody', 'password link');
/** In this tab the link stays, for a page that is loaded again or in another language. */
const keptHash = (): string => String(readDraft(keptLink) ?? '');

/** From a link to a password that is set, and to a session that begins with it. */
export function usePasswordLink(hash: string, isForCodes: boolean) {
  const [link, setLink] = useState(() => readResetLink(hash || keptHash()));
  const [state, setState] = useState<State>({ at: link ? 'waiting' : isForCodes ? 'code' : 'dead' });
  const token = link?.token;
  useEffect(() => {
    if (!token) return;
    let isAsking = true;
    call(passwordLinkCall, { body: { token } })
      .then((owner) => isAsking && setState({ at: 'open', owner }))
      .catch((error: unknown) => isAsking && refuse(error));
    return () => {
      isAsking = false;
    };
  }, [token]);

  function refuse(error: unknown) {
    if (hasCode(error, 'invalid_token')) end('dead');
    else setState({ at: 'failed', error });
  }
  function end(at: 'dead' | 'done' | 'in') {
    dropDraft(keptLink);
    setState({ at });
  }
  function takeCode(code: string) {
    keepDraft(keptLink, code);
    setLink(readResetLink(code));
    setState({ at: 'waiting' });
  }
  /** The password is set; somebody who cannot be logged in with it at once is asked to log in. */
  async function finish(username: string, password: string) {
    // The sessions of that account are over, and the link is spent.
    sessionStore.clear();
    dropDraft(keptLink);
    try {
      await signIn(username, password);
      end('in');
    } catch (error) {
      const needed = secondFactorNeeded(error);
      setState(needed ? { at: 'secondStep', needed } : { at: 'done' });
    }
  }
  return { link, state, takeCode, finish, end };
}

/** Keeps what stood in the address. */
export function keepHash(hash: string): void {
  keepDraft(keptLink, hash);
}
