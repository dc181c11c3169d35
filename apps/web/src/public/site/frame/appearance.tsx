import { lazy, Suspense, useState } from 'react';
import { words } from '../words.en.ts';

const Customizer = lazy(() => import('../../../shared/appearance/customizer.tsx'));

/** All that may be chosen for the eyes. */
export function Appearance() {
  const [isOpen, setOpen] = useState(false);
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
