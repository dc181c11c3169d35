import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Whether what asked is still shown when the answer comes. */
export function useIsThere(): Readonly<RefObject<boolean>> {
  const isThere = useRef(true);
  useLayoutEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}
