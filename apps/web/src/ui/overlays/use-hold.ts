import { useEffect, useState } from 'react';

/** After so long nobody is kept waiting for an answer that may never come. */
const longestHold = 20_000;

/** Closed while it is pending, a question would be taken for a step back, and what became of it would not be read. */
export function useHold(pending: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => setLong(true), longestHold);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [pending]);
  return pending && !isLong;
}
