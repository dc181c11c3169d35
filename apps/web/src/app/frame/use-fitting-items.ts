import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many of the items of a bar fit on one line beside the button for the rest. All are drawn first and measured
 * before anything is painted, again whenever the bar gets wider or narrower.
 */
export function useFittingItems(bar: RefObject<HTMLElement | null>, count: number): number {
  const [measured, setMeasured] = useState({ count, fitting: count, isKnown: false });
  const isCurrent = measured.count === count && measured.isKnown;

  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || isCurrent) return;
    setMeasured({ count, fitting: fittingIn(element), isKnown: true });
  }, [bar, count, isCurrent]);

  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    let width = element.clientWidth;
    let frame = 0;
    const measureAgain = () => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      setMeasured((known) => ({ ...known, isKnown: false }));
    };
    // In the next frame: an observer that changes what it observes is an error for browsers.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measureAgain);
    });
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [bar]);

  return isCurrent ? measured.fitting : count;
}

/** Room for the button that opens the rest. */
const moreWidth = 110;

function fittingIn(bar: HTMLElement): number {
  const widths = [...bar.children].map((child) => child.getBoundingClientRect().width);
  const gap = Number.parseFloat(getComputedStyle(bar).columnGap) || 0;
  const room = bar.clientWidth;
  const total = (of: readonly number[]) => of.reduce((sum, width) => sum + width + gap, 0);
  if (room === 0 || total(widths) - gap <= room) return widths.length;
  let fitting = widths.length;
  while (fitting > 0 && total(widths.slice(0, fitting)) + moreWidth > room) fitting -= 1;
  return fitting;
}
