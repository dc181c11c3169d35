import { expect, test } from 'vitest';
import { mayChooseTerms, whyNotRenewable } from './renewable.ts';
import { renewalWords as words } from '../words.en.ts';

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

const at = (time: string) => new Date(`2026-11-15T${time}:00Z`);

test('a visitor changes what they chose themselves, or what another visitor chose more than an hour ago', () => {
  const open = { termsFrom: '10.0.0.1', termsAt: at('06:00') };
  expect(mayChooseTerms(open, { termsFrom: '10.0.0.1', termsAt: at('06:01') })).toBe(true);
  expect(mayChooseTerms(open, { termsFrom: '10.0.0.2', termsAt: at('07:00') })).toBe(false);
  expect(mayChooseTerms(open, { termsFrom: '10.0.0.2', termsAt: at('07:01') })).toBe(true);
});

test('the member and staff change what anybody chose; a visitor never changes what they chose', () => {
  const termsAt = new Date('2026-11-15T06:00:00Z');
  const later = new Date('2027-11-15T06:00:00Z');
  expect(mayChooseTerms({ termsFrom: '10.0.0.1', termsAt }, { termsFrom: null, termsAt })).toBe(true);
  expect(mayChooseTerms({ termsFrom: null, termsAt }, { termsFrom: null, termsAt })).toBe(true);
  expect(mayChooseTerms({ termsFrom: null, termsAt }, { termsFrom: '10.0.0.1', termsAt: later })).toBe(false);
});
