import type { TokenPair } from '@kathok/contract';
import { NetworkFailure, readProblem } from '../problem.ts';
import { toRequest } from './request.ts';
import { refreshCall } from '../sign-in/session-calls.ts';
import type { SessionStore } from './session-store.ts';

/** Other tabs wait meanwhile, so an exchange that hangs is given up. */
const patience = 20_000;

/** Runs one task at a time among all tabs. */
export type Exclusive = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * Exchanges a spent access token for a new one, once: calls of this tab that fail together share the
 * exchange, and a tab that waited for another finds the new pair and takes it over.
 * Answers null when the session is over.
 */
export function createTokenRenewal(
  store: SessionStore,
  exclusive: Exclusive,
  fetch: typeof globalThis.fetch,
) {
  let running: Promise<string | null> | null = null;

  async function exchange(spent: string): Promise<string | null> {
    const stored = store.tokens();
    if (!stored) return null;
    if (stored.accessToken !== spent) return stored.accessToken;
    const { url, init } = toRequest(refreshCall, { body: { refreshToken: stored.refreshToken } });
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(url, { ...init, signal }).catch((cause: unknown) => {
      throw new NetworkFailure(cause);
    });
    // Signed out, or signed in as somebody else, while we were asking.
    const present = store.tokens();
    if (present?.refreshToken !== stored.refreshToken) return present?.accessToken ?? null;
    if (response.ok) {
      const pair = (await response.json()) as TokenPair;
      store.saveTokens(pair);
      return pair.accessToken;
    }
    // A busy or ailing server has not ended the session.
    if (response.status === 429 || response.status >= 500) throw await readProblem(response);
    store.clear();
    return null;
  }

  return (spent: string): Promise<string | null> => {
    running ??= exclusive(() => exchange(spent)).finally(() => {
      running = null;
    });
    return running;
  };
}
