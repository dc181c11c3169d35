import { useEffect, useRef, useState } from 'react';
import { useWaited } from '../../ui/use-waited.ts';
import { useKeys } from './use-keys.ts';

type DecisionKey = 'a' | 'r';

/** Anyone who presses twice by mistake has not seen what came up in between. */
const toSee = 300;

/** A key that was pressed before the slip could be seen: it waits for the slip, or has to be pressed again. */
export type EarlyPress = { key: DecisionKey; waits: boolean };

/**
 * The keys that decide. Pressed in the moment in which another slip came up, a key has to be pressed again; pressed
 * while the slip is still loading, it waits for it and can be taken back by Escape. Either way it is shown.
 */
export function useDecisionKeys(
  acts: Readonly<Record<DecisionKey, () => void>>,
  { enabled, loading }: { enabled: boolean; loading: boolean },
): EarlyPress | null {
  const seen = useWaited(toSee);
  const [early, setEarly] = useState<EarlyPress | null>(null);
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  const press = (key: DecisionKey) => () => {
    const isEarly = !seen || loading;
    setEarly(isEarly ? { key, waits: seen } : null);
    if (!isEarly) acts[key]();
  };
  useKeys({ a: press('a'), r: press('r'), ...(early && { escape: () => setEarly(null) }) }, enabled);

  const due = early?.waits && !loading ? early.key : null;
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => {
      setEarly(null);
      latest.current[due]();
    }, toSee);
    return () => clearTimeout(timer);
  }, [due]);
  return early;
}
