import { lazy, Suspense } from 'react';
import { isHeldBack, useSession } from '../../lib/session.ts';

const AllStrips = lazy(async () => ({ default: (await import('./all-strips.tsx')).AllStrips }));

/** Fetched by the office alone, so that the sign-in page stays light. */
export function OfficeStrips() {
  const { user } = useSession();
  if (!user || isHeldBack(user)) return null;
  return (
    <Suspense fallback={null}>
      <AllStrips />
    </Suspense>
  );
}
