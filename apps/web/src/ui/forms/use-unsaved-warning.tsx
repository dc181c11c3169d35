import { useEffect, useLayoutEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { words } from '../words.en.ts';

/** The forms on this page that hold something unsaved. */
const unsaved = new Set<object>();

type Step = { currentLocation: Location; nextLocation: Location };

/** The router asks the form that came last and no other, such as that of an open drawer: it answers for all of them. */
const wouldLose = ({ currentLocation, nextLocation }: Step): boolean =>
  unsaved.size > 0 && currentLocation.pathname !== nextLocation.pathname;

/** Asks before what was typed is left behind. Render what it returns. */
export function useUnsavedWarning(dirty: boolean) {
  const blocker = useBlocker(wouldLose);
  useLayoutEffect(() => {
    if (!dirty) return undefined;
    const form = {};
    unsaved.add(form);
    return () => {
      unsaved.delete(form);
    };
  }, [dirty]);
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
