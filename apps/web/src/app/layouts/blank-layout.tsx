import { Outlet } from 'react-router';

/** Nothing but the cornice: the page brings the rest. */
export default function BlankLayout() {
  return (
    <>
      <div className="cornice" />
      <Outlet />
    </>
  );
}
