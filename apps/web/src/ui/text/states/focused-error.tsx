import { useEffect, useRef } from 'react';
import { ErrorState } from './error-state.tsx';

/** An error that may stand out of sight, as below what was pressed on a phone: each new one takes the focus and comes into view. */
export function FocusedError({ error }: { error: Error | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!error) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  if (!error) return null;
  return (
    <div className="focused-error" tabIndex={-1} ref={box}>
      <ErrorState error={error} />
    </div>
  );
}
