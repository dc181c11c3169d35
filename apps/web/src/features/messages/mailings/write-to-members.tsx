import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { words } from '../words.ts';

// The list of members is opened a hundred times for each message that is written, and needs no form.
const WriteDrawer = lazy(() => import('./write-drawer.tsx'));
/** What says how a list is shown, and not whom it shows. */
const ofTheScreen = new Set(['page', 'take', 'sortBy', 'order', 'isRemoved', 'countAll']);

/** A message to everybody whom the list shows, on all of its pages. */
export function WriteToMembers({ query }: { query: Record<string, unknown> }) {
  const [isOpen, setOpen] = useState(false);
  const filters = Object.fromEntries(Object.entries(query).filter(([name]) => !ofTheScreen.has(name)));
  return (
    <>
      <Button icon="edit" shrink onClick={() => setOpen(true)}>
        {words.write.button}
      </Button>
      {isOpen && (
        <Suspense>
          <WriteDrawer filters={filters} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
