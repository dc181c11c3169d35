import { networkOf } from '../base/network.ts';

const minute = 60_000;
const maximumAddresses = 20_000;

/** Counts the calls of each address in the running minute, in memory: a wide net, beneath which the stricter limits lie. */
export function rateLimit(perMinute: number) {
  let minuteStart = 0;
  let counts = new Map<string, number>();

  /** How many seconds to wait, or 0 when there is no need to. */
  return function secondsToWait(address: string, now: number): number {
    if (perMinute === 0) return 0;
    // Anyone who has that many addresses is not stopped by counting them; the memory is kept instead.
    if (now - minuteStart >= minute || counts.size > maximumAddresses) {
      minuteStart = now;
      counts = new Map();
    }
    const key = networkOf(address);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= perMinute ? 0 : Math.max(1, Math.ceil((minuteStart + minute - now) / 1000));
  };
}
