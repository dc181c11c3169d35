/** Lets the arrow keys walk from the box through what was found and round again. */
export function walkThrough(element: HTMLElement | null): (() => void) | undefined {
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !element) return;
    event.preventDefault();
    const stops = [...element.querySelectorAll<HTMLElement>('input,a[href]')];
    const here = stops.indexOf(event.target as HTMLElement);
    stops[(here + step + stops.length) % stops.length]?.focus();
  };
  element?.addEventListener('keydown', walk);
  return () => element?.removeEventListener('keydown', walk);
}
