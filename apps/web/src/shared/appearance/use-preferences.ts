import { useSyncExternalStore } from 'react';
import {
  readChosen,
  withDevice,
  writeAttributes,
  type Choice,
  type Chosen,
  type PreferenceName,
} from './preferences.ts';

const key = 'appearance';
const listeners = new Set<() => void>();

const prefersDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches;

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
  writeAttributes(document.documentElement, chosen, prefersDark());
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

const followDevice = (): void => apply(chosen);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', fromOtherTab);
  const device = matchMedia('(prefers-color-scheme: dark)');
  device.addEventListener('change', followDevice);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', fromOtherTab);
    device.removeEventListener('change', followDevice);
  };
}

/** What this person chose so far, and nothing of the defaults. */
export const useChosen = (): Chosen => useSyncExternalStore(subscribe, () => chosen);

/** The same, with the theme of the device where none was chosen. */
export const useInForce = (): Chosen => withDevice(useChosen(), prefersDark());

const isDark = (): boolean => document.documentElement.dataset['skin'] === 'dark';

/** Whether the page is dark, by choice or because the device is. The server draws it light. */
export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDark, () => false);
