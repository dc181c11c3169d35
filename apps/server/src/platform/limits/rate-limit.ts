import { networkOf } from '../../base/network.ts';

const minuteMs = 60_000;
const maximumAddresses = 20_000;
/** Anyone who has used less than this part of the limit is not worth a word to the other servers. */
const shareWorthTelling = 1 / 20;
const tellEveryMs = 1000;

/** Tells the other servers how much was counted here, and answers what all have counted together. */
export type ShareCounts = (
  minute: Date,
  added: ReadonlyMap<string, number>,
) => Promise<ReadonlyMap<string, number>>;

interface Count {
  here: number;
  told: number;
  elsewhere: number;
}

/**
 * Counts the calls of each address in the running minute: a wide net, beneath which the stricter limits lie. Counted in
 * memory; once a second, and only of addresses that call a lot, the servers on one database compare.
 */
export function rateLimit(perMinute: number, share?: ShareCounts) {
  let minute = 0;
  let counts = new Map<string, Count>();
  let toldAt = -Infinity;
  let isTelling = false;

  async function tell(now: number): Promise<void> {
    if (!share || isTelling || Math.abs(now - toldAt) < tellEveryMs) return;
    isTelling = true;
    toldAt = now;
    const told = new Map([...counts].filter(([, { here }]) => isWorthTelling(here)));
    const added = new Map([...told].map(([network, { here, told }]) => [network, here - told]));
    for (const count of told.values()) count.told = count.here;
    try {
      const totals = await share(new Date(minute * minuteMs), added);
      for (const [network, count] of told) count.elsewhere = (totals.get(network) ?? 0) - count.told;
    } catch {
      // Without the database every server counts for itself; what it could not tell, it tells next time.
      for (const [network, count] of told) count.told -= added.get(network) ?? 0;
    } finally {
      isTelling = false;
    }
  }
  const isWorthTelling = (here: number) => here >= perMinute * shareWorthTelling;

  /** How many seconds to wait, or 0 when there is no need to. */
  return function secondsToWait(address: string, now: number): number {
    if (perMinute === 0) return 0;
    // Anyone who has that many addresses is not stopped by counting them; the memory is kept instead.
    if (Math.floor(now / minuteMs) !== minute || counts.size > maximumAddresses) {
      minute = Math.floor(now / minuteMs);
      counts = new Map();
    }
    const network = networkOf(address);
    const count = counts.get(network) ?? { here: 0, told: 0, elsewhere: 0 };
    count.here += 1;
    counts.set(network, count);
    if (isWorthTelling(count.here)) void tell(now);
    if (count.here + count.elsewhere <= perMinute) return 0;
    return Math.max(1, Math.ceil(((minute + 1) * minuteMs - now) / 1000));
  };
}
