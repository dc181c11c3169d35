import { useEffect, useRef, useState } from 'react';
import { useWaited } from '../../../ui/use-waited.ts';
import { useKeys } from './use-keys.ts';

/** Anyone who presses twice by mistake has not seen what came up in between. */
const toSee = 300;

/** A key that was pressed before the slip could be seen: it waits for the slip, or has to be pressed again. */
export type EarlyPress<Key extends string> = { key: Key; waits: boolean };

/**
 * The keys that decide. Pressed in the moment in which another slip came up, a key has to be pressed again; pressed
 * while the slip is still loading, it waits for it and can be taken back by Escape. Either way it is shown.
 * The second press of a double click falls on what came up as well: buttons ask `isSeen`.
 */
export function useDecisionKeys<Key extends string>(
  acts: Readonly<Record<Key, () => void>>,
  { enabled, loading = false }: { enabled: boolean; loading?: boolean },
): { early: EarlyPress<Key> | null; isSeen: boolean } {
  const isSeen = useWaited(toSee);
  const [early, setEarly] = useState<EarlyPress<Key> | null>(null);
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  const press = (key: Key) => () => {
    const isEarly = !isSeen || loading;
    setEarly(isEarly ? { key, waits: isSeen } : null);
    if (!isEarly) acts[key]();
  };
  const presses = Object.fromEntries((Object.keys(acts) as Key[]).map((key) => [key, press(key)]));
  useKeys({ ...presses, ...(early && { escape: () => setEarly(null) }) }, enabled);

  const due = early?.waits && !loading ? early.key : null;
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => {
      setEarly(null);
      latest.current[due]();
    }, toSee);
    return () => clearTimeout(timer);
  }, [due]);
  return { early, isSeen };
}
