import { expect, test } from 'vitest';
import { holdsTerms } from './fee-rules.ts';

const now = new Date('2026-11-15T06:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test('a started card payment holds the terms of its fee for an hour', () => {
  expect(holdsTerms({ status: 'processing', submittedAt: minutesAgo(0) }, now)).toBe(true);
  expect(holdsTerms({ status: 'processing', submittedAt: minutesAgo(59) }, now)).toBe(true);
  expect(holdsTerms({ status: 'processing', submittedAt: minutesAgo(60) }, now)).toBe(false);
});

test('a slip that waits and money that has come hold them however old they are', () => {
  expect(holdsTerms({ status: 'pending', submittedAt: minutesAgo(9999) }, now)).toBe(true);
  expect(holdsTerms({ status: 'paid', submittedAt: minutesAgo(9999) }, now)).toBe(true);
});

test.each(['failed', 'cancelled', 'rejected', 'reversed'] as const)('what was %s holds nothing', (status) => {
  expect(holdsTerms({ status, submittedAt: now }, now)).toBe(false);
});
