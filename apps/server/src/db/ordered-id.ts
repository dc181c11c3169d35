import { randomUUID } from 'node:crypto';

const idsInOneMillisecond = 0x1000;
let latest = { at: 0, place: 0 };

/**
 * An id that is larger than all those before it (UUID version 7), for records that are listed as they were written down.
 * A clock that goes back does not bring it back. The rest is by chance, so it cannot be guessed.
 */
export function orderedId(now: number = Date.now()): string {
  latest = nextPlace(Math.max(now, latest.at));
  const time = latest.at.toString(16).padStart(12, '0');
  const place = latest.place.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${place}-${randomUUID().slice(19)}`;
}

function nextPlace(at: number): typeof latest {
  if (at > latest.at) return { at, place: 0 };
  const place = latest.place + 1;
  return place < idsInOneMillisecond ? { at, place } : { at: at + 1, place: 0 };
}
