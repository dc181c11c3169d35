import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { isHeldBack, useSession } from '../../lib/session.ts';

const StaffFinder = lazy(() => import('../palette/staff-finder.tsx'));

/** Nothing but the cornice: the page brings the rest. Staff find from here what they find in the office. */
export default function BlankLayout() {
  const { user } = useSession();
  return (
    <>
      <div className="cornice" />
      <Outlet />
      {user?.roleType === 'admin' && !isHeldBack(user) && (
        <Suspense>
          <StaffFinder />
        </Suspense>
      )}
    </>
  );
}
