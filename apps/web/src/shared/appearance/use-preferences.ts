import { useSyncExternalStore } from 'react';
import { readChosen, writeAttributes, type Choice, type Chosen, type PreferenceName } from './preferences.ts';

const key = 'appearance';
const listeners = new Set<() => void>();

function read(): Chosen {
  try {
    return readChosen(localStorage.getItem(key));
  } catch {
    // Storage may be switched off; the choice then lasts as long as the page.
    return {};
  }
}

let chosen = read();

function apply(next: Chosen): void {
  chosen = next;
  writeAttributes(document.documentElement, chosen);
  for (const listener of listeners) listener();
}

function keep(next: Chosen): void {
  apply(next);
  try {
    if (Object.keys(next).length > 0) localStorage.setItem(key, JSON.stringify(next));
    else localStorage.removeItem(key);
  } catch {
    // The browser may block storage here too.
  }
}

export function choose<Name extends PreferenceName>(name: Name, choice: Choice<Name>): void {
  keep({ ...chosen, [name]: choice });
}

export function resetPreferences(): void {
  keep({});
}

function fromOtherTab(event: StorageEvent): void {
  if (event.key === key || event.key === null) apply(read());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', fromOtherTab);
  };
}

/** What this person chose so far, and nothing of the defaults. */
export const useChosen = (): Chosen => useSyncExternalStore(subscribe, () => chosen);
