import { lazy, Suspense } from 'react';

const AllStrips = lazy(async () => ({ default: (await import('./all-strips.tsx')).AllStrips }));

/** Fetched by the office alone, so that the sign-in page stays light. */
export const OfficeStrips = () => (
  <Suspense fallback={null}>
    <AllStrips />
  </Suspense>
);
