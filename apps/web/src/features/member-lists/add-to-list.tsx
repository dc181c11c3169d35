import { lazy, Suspense } from 'react';
import { Button } from '../../ui/button.tsx';
import { useAsking } from '../../ui/overlays/use-asking.ts';
import { useMemberLists } from './member-list.queries.ts';
import { words } from './words.en.ts';

/** Loaded when they are first asked for: no list needs the form library to be read. */
const AddDialog = lazy(() => import('./add-dialog.tsx'));
const AddDonorsDialog = lazy(() => import('./add-donors-dialog.tsx'));

type AddToListProps = { ids: readonly string[] };

/** Puts members who were ticked on a list, an old or a new one. */
export function AddToList({ ids }: AddToListProps) {
  const [isOpen, setOpen, close] = useAsking<true>();
  return (
    <>
      <AddButton onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <AddDialog ids={ids} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** The same for the members who gave the donations that were ticked. */
export function AddDonorsToList({ ids }: AddToListProps) {
  const [isOpen, setOpen, close] = useAsking<true>();
  return (
    <>
      <AddButton onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <AddDonorsDialog ids={ids} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function AddButton({ onClick }: { onClick: () => void }) {
  // The lists are loaded before the button is pressed, so that the dialog begins with those there are.
  useMemberLists();
  return (
    <Button icon="plus" shrink onClick={onClick}>
      {words.add}
    </Button>
  );
}
