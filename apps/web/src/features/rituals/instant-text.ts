import { format } from '../../language/format.ts';
import { dayInBhutan } from '../../lib/day-in-bhutan.ts';

/** `19 Nov 2026, 18:00`, inside a sentence. */
export function instantText(iso: string): string {
  const at = new Date(iso);
  return `${format.day(dayInBhutan(at))}, ${format.time(at)}`;
}
