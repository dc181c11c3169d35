import { expect, test } from 'vitest';
import { unresolvedReason } from './unresolved-reason.ts';

const now = new Date('2026-11-15T06:00:00Z');
const attempt = {
  status: 'processing' as const,
  isSurplus: false,
  doubt: null,
  verifiedBy: null,
  nextAskAt: new Date('2026-11-15T06:05:00Z'),
  hasOpenRefund: false,
};
const doubtIn = (values: Partial<Parameters<typeof unresolvedReason>[0]>) =>
  unresolvedReason({ ...attempt, ...values }, now);

test('what is asked about in time is nobody’s worry', () => {
  expect(doubtIn({})).toBeNull();
  expect(doubtIn({ nextAskAt: null })).toBeNull();
  expect(doubtIn({ nextAskAt: new Date('2026-11-15T05:00:00Z') })).toBeNull();
});

test('what nobody has asked about for an hour is silent', () => {
  const nextAskAt = new Date('2026-11-15T04:59:59Z');
  expect(doubtIn({ nextAskAt })).toBe('silent');
  expect(doubtIn({ nextAskAt, status: 'failed' })).toBeNull();
});

test('a doubt stays, whatever the state, until a person closes it', () => {
  expect(doubtIn({ doubt: 'different' })).toBe('different');
  expect(doubtIn({ doubt: 'withdrawn', status: 'failed' })).toBe('withdrawn');
  expect(doubtIn({ doubt: 'different', status: 'failed', verifiedBy: 'somebody' })).toBeNull();
});

test('money that came settles every doubt, except where it came twice and has not gone back', () => {
  expect(doubtIn({ status: 'paid', doubt: 'silent' })).toBeNull();
  expect(doubtIn({ status: 'paid', isSurplus: true })).toBe('surplus');
  expect(doubtIn({ status: 'reversed', isSurplus: true, doubt: 'silent' })).toBeNull();
});

test('money that the bank was asked to send back stays open until it is known whether it did', () => {
  expect(doubtIn({ status: 'paid', hasOpenRefund: true })).toBe('refund');
  expect(doubtIn({ status: 'paid', isSurplus: true, hasOpenRefund: true })).toBe('refund');
});
