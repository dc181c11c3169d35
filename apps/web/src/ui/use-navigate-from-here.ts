import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

/**
 * Goes on to another page after an answer, if the person is still on the page where they asked for it: a late answer
 * moves nobody who has gone elsewhere. Tells whether it did.
 */
export function useNavigateFromHere() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (to: string, options?: NavigateOptions): boolean => {
    const isHere = window.location.pathname === pathname;
    if (isHere) void navigate(to, options);
    return isHere;
  };
}
