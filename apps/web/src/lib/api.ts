import { createClient } from './client/client.ts';
import { prove } from './client/proof.ts';
import { createSessionStore } from './client/session-store.ts';
import { createStorageState } from './client/storage-state.ts';
import type { Exclusive } from './client/token-renewal.ts';

/** Browsers that block storage throw at the mere mention of it; then nobody is signed in. */
export function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

const renewal = 'session-renewal';

/**
 * Locks exist on secure addresses only. Without them the server's grace for a repeated refresh answers all tabs alike.
 * A tab that had to wait gives the browser a moment to bring over what the other one has stored.
 */
const exclusive: Exclusive = async (task) => {
  const locks = globalThis.navigator?.locks;
  if (!locks) return task();
  const atOnce = await locks.request(renewal, { ifAvailable: true }, async (lock) =>
    lock ? { result: await task() } : null,
  );
  if (atOnce) return atOnce.result;
  return locks.request(renewal, async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return task();
  });
};

export const sessionStore = createSessionStore(browserStorage, globalThis.window ?? null);

export const storageState = createStorageState();

export const { call, download, whenRefused } = createClient({
  store: sessionStore,
  exclusive,
  fetch: (...request) => globalThis.fetch(...request),
  hearStorage: storageState.hear,
  prove,
  askStepUp: async (ways) => (await import('./sign-in/step-up-question.ts')).askStepUp(ways),
});
