import { lazy, Suspense } from 'react';
import { shownRecords } from '../../../ui/data-list/list-address.ts';
import { Button } from '../../../ui/button.tsx';
import { useAsking } from '../../../ui/overlays/use-asking.ts';
import { words } from './words.en.ts';

// The list of members is opened a hundred times for each message that is written, and needs no form.
const WriteDrawer = lazy(() => import('./write-drawer.tsx'));

/** A message to everybody whom the list shows, on all of its pages. */
export function WriteToMembers({ query }: { query: Record<string, unknown> }) {
  const [isOpen, setOpen, close] = useAsking<true>();
  return (
    <>
      <Button icon="edit" shrink onClick={() => setOpen(true)}>
        {words.write.button}
      </Button>
      {isOpen && (
        <Suspense>
          <WriteDrawer filters={shownRecords(query)} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
