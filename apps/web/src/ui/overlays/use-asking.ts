import { useState } from 'react';

/**
 * Which dialog of a page is open, and the ways to open and close it. `close` closes the one that was open when it was
 * handed out: an answer that comes late, to a dialog that somebody has closed meanwhile, leaves the next one open.
 */
export function useAsking<What>() {
  const [open, setOpen] = useState<{ what: What } | null>(null);
  const ask = (what: What) => setOpen({ what });
  const close = () => setOpen((now) => (now === open ? null : now));
  return [open?.what ?? null, ask, close] as const;
}
