import { useEffect, useRef } from 'react';
import { isElsewhere, plainKey } from '../../../ui/plain-key.ts';

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
