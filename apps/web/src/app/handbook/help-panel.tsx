import { lazy, Suspense, useEffect } from 'react';
import { isElsewhere, plainKey } from '../../ui/plain-key.ts';

const Handbook = lazy(() => import('./handbook.tsx'));

type HelpPanelProps = { open: boolean; onOpen: () => void; onClose: () => void };

/**
 * The key "?" from anywhere, while nothing is being typed. The handbook itself is loaded when it is first asked for.
 * A screen that has the key for itself listens at the document, which comes before the window.
 */
export function HelpPanel({ open, onOpen, onClose }: HelpPanelProps) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (plainKey(event) !== '?' || isElsewhere(event.target)) return;
      event.preventDefault();
      onOpen();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [onOpen]);
  return (
    open && (
      <Suspense>
        <Handbook onClose={onClose} />
      </Suspense>
    )
  );
}
