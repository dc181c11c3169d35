import { useEffect, useLayoutEffect, useRef } from 'react';
import { pageTitle } from '../../lib/browser/page-title.ts';

/** For the h1 of a page: names the browser's tab, and takes the focus where the page came before its title. */
export function usePageHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
  useLayoutEffect(() => {
    const element = heading.current;
    return () => {
      // Another title takes this one's place, such as a name that had to be asked for: it finds the focus on the content.
      if (element && element === document.activeElement)
        document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    // The frame put the focus on the content because this title was not there yet.
    // On the way back the page already stands where it was left.
    if (document.activeElement?.tagName === 'MAIN') heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
