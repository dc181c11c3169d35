import { createClient } from './client.ts';
import { prove } from './proof.ts';
import { createSessionStore } from './session-store.ts';
import { createStorageState } from './storage-state.ts';
import type { Exclusive } from './token-renewal.ts';

/** Browsers that block storage throw at the mere mention of it; then nobody is signed in. */
function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Locks exist on secure addresses only. Without them the server's grace for a repeated refresh answers all tabs alike. */
const exclusive: Exclusive = (task) =>
  globalThis.navigator?.locks ? navigator.locks.request('session-renewal', task) : task();

export const sessionStore = createSessionStore(browserStorage, globalThis.window ?? null);

export const storageState = createStorageState();

export const { call, download, whenRefused } = createClient({
  store: sessionStore,
  exclusive,
  fetch: (...request) => globalThis.fetch(...request),
  hearStorage: storageState.hear,
  prove,
});
