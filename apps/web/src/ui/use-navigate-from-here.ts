import { useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useNavigation } from 'react-router';

/**
 * Goes on to another page after an answer, if the person is still on the page where they asked for it: a late answer
 * moves nobody who has gone elsewhere. Tells whether it did.
 */
export function useNavigateFromHere() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  // Read when the answer comes: while the next page is being loaded, the address is still that of this one.
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = state !== 'idle';
  }, [state]);
  return (to: string, options?: NavigateOptions): boolean => {
    const isHere = window.location.pathname === pathname && !isLeaving.current;
    if (isHere) void navigate(to, options);
    return isHere;
  };
}
