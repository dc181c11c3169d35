import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { words } from '../words.ts';

/** Asks before what was typed is left behind. Render what it returns. */
export function useUnsavedWarning(dirty: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);
  return (
    <ConfirmDialog
      title={words.leaveTitle}
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      cancelLabel={words.stay}
      confirmLabel={words.leave}
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
    >
      {words.leaveText}
    </ConfirmDialog>
  );
}
