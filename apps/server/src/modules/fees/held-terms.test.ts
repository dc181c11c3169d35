import { expect, test } from 'vitest';
import { holdsTerms, staysShown } from './fee-rules.ts';

const now = new Date('2026-11-15T06:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const visitor = { isVisitor: true, now };
const memberOrStaff = { isVisitor: false, now };

test('a started card payment holds the terms of its fee for an hour for visitors', () => {
  expect(holdsTerms({ status: 'processing', submittedAt: minutesAgo(0) }, visitor)).toBe(true);
  expect(holdsTerms({ status: 'processing', submittedAt: minutesAgo(59) }, visitor)).toBe(true);
  expect(holdsTerms({ status: 'processing', submittedAt: minutesAgo(60) }, visitor)).toBe(false);
});

test('a started card payment holds nothing for the member and for staff', () => {
  expect(holdsTerms({ status: 'processing', submittedAt: minutesAgo(0) }, memberOrStaff)).toBe(false);
});

test.each([visitor, memberOrStaff])(
  'a slip that waits and money that has come hold them however old they are',
  (asker) => {
    expect(holdsTerms({ status: 'pending', submittedAt: minutesAgo(9999) }, asker)).toBe(true);
    expect(holdsTerms({ status: 'paid', submittedAt: minutesAgo(9999) }, asker)).toBe(true);
  },
);

test.each(['failed', 'cancelled', 'rejected', 'reversed'] as const)('what was %s holds nothing', (status) => {
  expect(holdsTerms({ status, submittedAt: now }, visitor)).toBe(false);
});

test.each([
  ['reversed', true],
  ['processing', true],
  ['rejected', false],
  ['failed', false],
  ['cancelled', false],
] as const)('a fee that is taken back, with a payment that was %s, stays shown: %s', (status, isShown) => {
  expect(staysShown([{ status: 'failed' }, { status }])).toBe(isShown);
});

test('a fee that nobody tried to pay is gone when it is taken back', () => {
  expect(staysShown([])).toBe(false);
});
