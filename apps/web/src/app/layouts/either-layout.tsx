import { lazy, Suspense } from 'react';
import { useSession } from '../../lib/session.ts';

const OfficeLayout = lazy(() => import('./office-layout.tsx'));
const PublicLayout = lazy(() => import('./public-layout.tsx'));

/** Somebody who is signed in keeps the frame and the menu they know. */
export default function EitherLayout() {
  const Frame = useSession().user ? OfficeLayout : PublicLayout;
  return (
    <Suspense fallback={<div className="cornice" />}>
      <Frame />
    </Suspense>
  );
}
