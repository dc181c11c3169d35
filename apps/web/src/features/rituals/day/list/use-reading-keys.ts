import type { RitualEntry } from '@kathok/contract';
import { useEffect, useEffectEvent } from 'react';
import { isElsewhere, plainKey } from '../../../../ui/plain-key.ts';
import type { Reading } from '../reading/use-reading.ts';

type ReadingKeys = { isOn: boolean; reading: Reading; onBack: (line: RitualEntry) => void };

/** A link or a button that has the focus is pressed by the space bar, and the name at hand is left alone. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('a, button, summary') !== null;

/** The space bar ticks the name at hand; the arrow back asks whether the last one was read. */
export function useReadingKeys({ isOn, reading, onBack }: ReadingKeys): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const key = plainKey(event);
    if (isElsewhere(event.target)) return;
    const { here, ordered, lastTouched } = reading;
    if (key === ' ' && here && !isPressed(event.target)) {
      event.preventDefault();
      reading.tick([here.id]);
    }
    const last = ordered.find(({ id }) => id === lastTouched);
    if (key === 'arrowleft' && last) {
      event.preventDefault();
      onBack(last);
    }
  });
  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
