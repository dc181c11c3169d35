import { useEffect, useState } from 'react';

const pause = 15_000;

/** The time, a few times a minute; nothing before the page has started, so that it begins as the server drew it. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, pause);
    return () => clearInterval(timer);
  }, []);
  return now;
}
