import type { StorageState } from '@kathok/contract';

/** What the answers of the server last said about its storage. */
export function createStorageState() {
  let state: StorageState = 'ok';
  const listeners = new Set<() => void>();
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
    hear(said: StorageState) {
      if (said === state) return;
      state = said;
      for (const listener of listeners) listener();
    },
  };
}
