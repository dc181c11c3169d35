import { useEffect } from 'react';

/** Asks again from time to time, as long as somebody is looking; never without a pause. */
export function useRefresh(reload: () => void, everyMs: number | null): void {
  useEffect(() => {
    if (everyMs === null) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload();
    }, everyMs);
    return () => clearInterval(timer);
  }, [reload, everyMs]);
}
