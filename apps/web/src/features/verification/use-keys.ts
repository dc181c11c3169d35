import { useEffect, useRef } from 'react';

type Press = Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>;

/** The key that was meant as one: alone, not held down. */
export const plainKey = (press: Press): string | null =>
  press.repeat || press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented
    ? null
    : press.key.toLowerCase();

/** Anyone who types means letters, anyone who answers a dialog means the dialog. */
const isElsewhere = (target: EventTarget | null) =>
  (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('dialog[open]') !== null;

/** Single keys that do something while nothing is being typed. */
export function useKeys(acts: Readonly<Record<string, () => void>>, enabled: boolean): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const press = (event: KeyboardEvent) => {
      const key = plainKey(event);
      if (key === null || !Object.hasOwn(latest.current, key) || isElsewhere(event.target)) return;
      event.preventDefault();
      latest.current[key]?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [enabled]);
}
