import { expect, it } from 'vitest';
import { nextAskAt } from './ask-times.ts';

it('asks after 2, 5, 15 and 60 minutes and a day, and then no more', () => {
  const start = new Date('2026-11-15T06:00:00Z');
  const times = [0, 1, 2, 3, 4, 5].map((rounds) => nextAskAt(start, rounds)?.toISOString() ?? null);
  expect(times).toEqual([
    '2026-11-15T06:02:00.000Z',
    '2026-11-15T06:05:00.000Z',
    '2026-11-15T06:15:00.000Z',
    '2026-11-15T07:00:00.000Z',
    '2026-11-16T06:00:00.000Z',
    null,
  ]);
});
