import { describe, expect, it } from 'vitest';
import { rateLimit } from './rate-limit.ts';

describe('rateLimit', () => {
  it('lets so many through in a minute, then says how long to wait', () => {
    const secondsToWait = rateLimit(2);
    const start = 1_000_000;
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
