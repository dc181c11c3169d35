import { describe, expect, it } from 'vitest';
import { rateLimit } from './rate-limit.ts';

describe('rateLimit', () => {
  it('lets so many through in a minute, then says how long to wait', () => {
    const secondsToWait = rateLimit(2);
    const start = 17 * 60_000;
    expect([0, 1, 2].map((ms) => secondsToWait('10.0.0.1', start + ms))).toEqual([0, 0, 60]);
    expect(secondsToWait('10.0.0.1', start + 30_000)).toBe(30);
    expect(secondsToWait('10.0.0.2', start + 30_000)).toBe(0);
    expect(secondsToWait('10.0.0.1', start + 60_000)).toBe(0);
  });

  it('can be switched off', () => {
    const secondsToWait = rateLimit(0);
    expect(
      Array.from({ length: 10_000 }, () => secondsToWait('10.0.0.1', 1)).every((wait) => wait === 0),
    ).toBe(true);
  });
});

/** What the servers share, as the database keeps it. */
function shared() {
  const totals = new Map<string, number>();
  let exchanges = 0;
  return {
    exchanges: () => exchanges,
    share: async (minute: Date, added: ReadonlyMap<string, number>) => {
      exchanges += 1;
      for (const [network, count] of added) {
        const key = `${network} ${minute.getTime()}`;
        totals.set(key, (totals.get(key) ?? 0) + count);
      }
      return new Map([...added.keys()].map((n) => [n, totals.get(`${n} ${minute.getTime()}`) ?? 0]));
    },
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('several servers', () => {
  const start = 17 * 60_000;
  it('compare once a second, so that an address has one limit on all of them', async () => {
    const { share, exchanges } = shared();
    const servers = [rateLimit(100, share), rateLimit(100, share)];
    let admitted = 0;
    for (let ms = 0; ms < 20_000; ms += 50) {
      if (servers[(ms / 50) % 2]!('10.0.0.1', start + ms) === 0) admitted += 1;
      await settled();
    }
    // 20 calls a second: at most what comes between two exchanges is beyond the limit.
    expect(admitted).toBeGreaterThanOrEqual(100);
    expect(admitted).toBeLessThanOrEqual(125);
    expect(exchanges()).toBeLessThanOrEqual(2 * 20);
    expect(servers[0]!('10.0.0.1', start + 60_000)).toBe(0);
  });

  it('say nothing of the many who call a little', async () => {
    const { share, exchanges } = shared();
    const secondsToWait = rateLimit(100, share);
    for (let n = 0; n < 4_000; n += 1) secondsToWait(`10.0.${n % 250}.${Math.floor(n / 1000)}`, start + n);
    await settled();
    expect(exchanges()).toBe(0);
  });

  it('count for themselves while the database is away, and tell all of it afterwards', async () => {
    const { share } = shared();
    let isAway = true;
    const away = rateLimit(100, (minute, added) =>
      isAway ? Promise.reject(new Error('away')) : share(minute, added),
    );
    const other = rateLimit(100, share);
    for (let n = 0; n < 60; n += 1) expect(away('10.0.0.1', start)).toBe(0);
    await settled();
    isAway = false;
    away('10.0.0.1', start + 1000);
    await settled();
    for (let n = 0; n < 5; n += 1) other('10.0.0.1', start + 2000);
    await settled();
    let more = 0;
    while (other('10.0.0.1', start + 2500) === 0) more += 1;
    expect(more).toBe(100 - 61 - 5);
  });
});
