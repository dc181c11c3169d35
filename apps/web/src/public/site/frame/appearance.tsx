import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { words } from '../words.en.ts';

const Customizer = lazy(() => import('../../../shared/appearance/customizer.tsx'));

const neverChanges = () => () => undefined;
/** The server draws nothing of what only a script can do. */
const useIsInBrowser = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** All that may be chosen for the eyes. */
export function Appearance() {
  const isInBrowser = useIsInBrowser();
  const [isOpen, setOpen] = useState(false);
  if (!isInBrowser) return null;
  return (
    <p>
      <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.appearance}
      </button>
      {isOpen && (
        <Suspense>
          <Customizer layout="horizontal" fixedLayout open onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  );
}
