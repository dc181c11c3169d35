import { useEffect, useRef } from 'react';

/** Another page gives the focus to its title, or to the content while the title is not there yet. */
export function useFocusOnArrival(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.getElementById('main');
    const active = document.activeElement;
    if (!main || (active !== main && main.contains(active))) return;
    const title = main.querySelector('h1');
    if (title) title.tabIndex = -1;
    (title ?? main).focus({ preventScroll: true });
  }, [pathname]);
}
