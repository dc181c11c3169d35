import type { TokenPair, UserData } from '@kathok/contract';

/** These names are part of the specification. */
const storageKeys = { access: 'accessToken', refresh: 'refreshToken', user: 'userData' } as const;

/** Where all tabs of a browser keep the one session they share. */
export interface SessionStore {
  tokens(): TokenPair | null;
  /** The same object as long as nothing changed, in this tab or another. */
  user(): UserData | null;
  saveTokens(pair: TokenPair): void;
  saveUser(user: UserData): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** `tabs` brings the `storage` events, by which a change in one tab reaches the others. */
export function createSessionStore(storage: () => Storage | null, tabs: EventTarget | null): SessionStore {
  const listeners = new Set<() => void>();
  let parsed: { text: string | null; user: UserData | null } = { text: null, user: null };
  const read = (key: string) => storage()?.getItem(key) ?? null;
  const announce = () => listeners.forEach((listener) => listener());
  tabs?.addEventListener('storage', announce);

  return {
    tokens() {
      const accessToken = read(storageKeys.access);
      const refreshToken = read(storageKeys.refresh);
      return accessToken && refreshToken ? { accessToken, refreshToken } : null;
    },
    user() {
      // There is no session without tokens, whatever else was left behind.
      const text = read(storageKeys.refresh) ? read(storageKeys.user) : null;
      if (text !== parsed.text) parsed = { text, user: parseUser(text) };
      return parsed.user;
    },
    saveTokens(pair) {
      storage()?.setItem(storageKeys.refresh, pair.refreshToken);
      storage()?.setItem(storageKeys.access, pair.accessToken);
    },
    saveUser(user) {
      const text = JSON.stringify(user);
      if (text === read(storageKeys.user)) return;
      storage()?.setItem(storageKeys.user, text);
      announce();
    },
    clear() {
      for (const key of Object.values(storageKeys)) storage()?.removeItem(key);
      announce();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function parseUser(text: string | null): UserData | null {
  try {
    const user = JSON.parse(text ?? 'null') as UserData | null;
    return user && typeof user.id === 'string' && Array.isArray(user.ability) ? user : null;
  } catch {
    return null;
  }
}
