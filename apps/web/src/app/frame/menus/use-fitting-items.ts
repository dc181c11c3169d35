import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * How many of the items of a bar fit on one line beside the button for the rest. At first all are drawn; their widths are
 * kept, so that it is known what fits when the bar gets wider again.
 */
export function useFittingItems(bar: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  const widths = useRef<number[]>([]);

  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    let frame = 0;
    const measure = () => {
      [...element.children].slice(0, Math.min(fitting, count)).forEach((child, index) => {
        widths.current[index] = child.getBoundingClientRect().width;
      });
      setFitting(fittingIn(element, widths.current.slice(0, count)));
    };
    // The change is made in the next frame: an observer that changes what it observes is an error for browsers.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [bar, count, fitting]);

  return Math.min(fitting, count);
}

/** Room for the button that opens the rest. */
const moreWidth = 110;

function fittingIn(bar: HTMLElement, widths: readonly number[]): number {
  const gap = Number.parseFloat(getComputedStyle(bar).columnGap) || 0;
  const room = bar.clientWidth;
  const total = (of: readonly number[]) => of.reduce((sum, width) => sum + width + gap, 0);
  if (room === 0 || total(widths) - gap <= room) return widths.length;
  let fitting = widths.length;
  while (fitting > 0 && total(widths.slice(0, fitting)) + moreWidth > room) fitting -= 1;
  return fitting;
}
