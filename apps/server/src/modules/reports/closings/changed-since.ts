import { cashDifference } from '@kathok/contract';

interface Closed {
  booked: number;
  opening: number;
  counted: number;
}

/** What a closed day would differ by if it were closed now; null where the books still say what they said then. */
export function changeSinceClosing(
  closed: Closed,
  bookedNow: number,
): { booked: number; difference: number } | null {
  if (bookedNow === closed.booked) return null;
  return { booked: bookedNow, difference: cashDifference({ ...closed, booked: bookedNow }) };
}
