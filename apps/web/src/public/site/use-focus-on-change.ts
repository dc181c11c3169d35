import { useEffect, useRef } from 'react';

/** The title of a step takes the focus when another step begins, not when the page does. */
export function useFocusOnChange(step: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    title.current?.focus({ preventScroll: true });
  }, [step]);
  return title;
}
