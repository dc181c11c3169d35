import { expect, test } from 'vitest';
import { whyNotRenewable } from './renewable.ts';
import { words } from './words.en.ts';

const member = {
  endReason: null,
  isLifetime: false,
  paidUntil: '2026-12-31',
  graceDays: 30,
  renewalWindowDays: 60,
  owesRegistration: false,
};

test('visitors and members keep to the window before the end; staff need not', () => {
  for (const channel of ['public', 'member'] as const) {
    expect(whyNotRenewable(member, channel, '2026-10-31')).toBe(words.tooEarly('2026-11-01'));
    expect(whyNotRenewable(member, channel, '2026-11-01')).toBeNull();
    expect(whyNotRenewable(member, channel, '2031-01-01')).toBeNull();
  }
  expect(whyNotRenewable(member, 'staff', '2026-01-15')).toBeNull();
});

test('what has ended, is for life or has not begun is renewed by nobody', () => {
  for (const channel of ['public', 'member', 'staff'] as const) {
    const why = (values: object) => whyNotRenewable({ ...member, ...values }, channel, '2026-12-15');
    expect(why({ endReason: 'resigned' })).toBe(words.ended);
    expect(why({ isLifetime: true, paidUntil: null })).toBe(words.forLife);
    expect(why({ paidUntil: null, owesRegistration: true })).toBe(words.notYetMember);
  }
});

test('who never paid here, and owes nothing for joining, begins with the help of staff', () => {
  const taken = { ...member, paidUntil: null };
  expect(whyNotRenewable(taken, 'staff', '2026-12-15')).toBeNull();
  expect(whyNotRenewable(taken, 'public', '2026-12-15')).toBe(words.notYetMember);
});
