import { lazy, Suspense } from 'react';

/** Loaded when they are first asked for: no list needs the form library to be read. */
const AddDialog = lazy(() => import('./add-dialog.tsx'));
const AddDonorsDialog = lazy(() => import('./add-donors-dialog.tsx'));

type AddToListProps = { ids: readonly string[]; onClose: () => void };

/** Puts members who were ticked on a list, an old or a new one. */
export const AddToList = (props: AddToListProps) => (
  <Suspense>
    <AddDialog {...props} />
  </Suspense>
);

/** The same for the members who gave the donations that were ticked. */
export const AddDonorsToList = (props: AddToListProps) => (
  <Suspense>
    <AddDonorsDialog {...props} />
  </Suspense>
);
