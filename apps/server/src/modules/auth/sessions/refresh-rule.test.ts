import { describe, expect, it } from 'vitest';
import { judgeRefresh } from './refresh-rule.ts';

const now = new Date('2026-11-15T06:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe('a refresh token', () => {
  it('is exchanged once', () => {
    expect(judgeRefresh({ usedAt: null, successorUsedAt: null }, now)).toBe('rotate');
  });

  it('is answered again for ten seconds, as long as nobody used what it was exchanged for', () => {
    expect(judgeRefresh({ usedAt: secondsAgo(0), successorUsedAt: null }, now)).toBe('repeat');
    expect(judgeRefresh({ usedAt: secondsAgo(10), successorUsedAt: null }, now)).toBe('repeat');
  });

  it('is stolen otherwise', () => {
    expect(judgeRefresh({ usedAt: secondsAgo(10.001), successorUsedAt: null }, now)).toBe('reuse');
    expect(judgeRefresh({ usedAt: secondsAgo(3), successorUsedAt: secondsAgo(1) }, now)).toBe('reuse');
  });
});
