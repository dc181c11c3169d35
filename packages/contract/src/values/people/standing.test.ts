import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../days/calendar.ts';
import { endReasons, mayRenew, renewalStart, standingOf, statusOf } from './standing.ts';
import { anyDay } from '../../testing/any-day.ts';

const graceDays = fc.integer({ min: 0, max: 400 });
const paid = fc.record({
  endReason: fc.constant(null),
  isLifetime: fc.constant(false),
  paidUntil: anyDay,
  graceDays,
});

test('on the last paid day one is current, on the last day of grace in grace, on the next lapsed', () => {
  fc.assert(
    fc.property(paid, (member) => {
      const { paidUntil, graceDays } = member;
      expect(standingOf(member, paidUntil)).toBe('current');
      expect(standingOf(member, addDays(paidUntil, graceDays))).toBe(graceDays === 0 ? 'current' : 'grace');
      expect(standingOf(member, addDays(paidUntil, graceDays + 1))).toBe('lapsed');
    }),
  );
});

test('time alone only ever leads from current over grace to lapsed', () => {
  const order = ['current', 'grace', 'lapsed'];
  fc.assert(
    fc.property(paid, anyDay, fc.nat(2000), (member, today, later) => {
      const before = order.indexOf(standingOf(member, today));
      expect(order.indexOf(standingOf(member, addDays(today, later)))).toBeGreaterThanOrEqual(before);
    }),
  );
});

test('anyone who has ended counts as inactive, whatever was paid', () => {
  fc.assert(
    fc.property(
      paid,
      fc.constantFrom(...endReasons),
      fc.boolean(),
      anyDay,
      (member, endReason, isLifetime, today) => {
        const standing = standingOf({ ...member, endReason, isLifetime }, today);
        expect(standing).toBe(endReason);
        expect(statusOf(standing)).toBe('inactive');
      },
    ),
  );
});

test('a member for life is active on every day, an applicant pending on every day', () => {
  fc.assert(
    fc.property(paid, anyDay, (member, today) => {
      expect(statusOf(standingOf({ ...member, isLifetime: true }, today))).toBe('active');
      expect(statusOf(standingOf({ ...member, paidUntil: null }, today))).toBe('pending');
    }),
  );
});

test('a renewal begins neither before today nor within days that are paid, and leaves no gap ahead', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (paidUntil, today) => {
      const start = renewalStart(paidUntil, today);
      expect(start >= today && start > paidUntil).toBe(true);
      expect(start === today || start === addDays(paidUntil, 1)).toBe(true);
    }),
  );
});

test('one may renew from the window on and ever after, but not for life, not before the first payment, not after an end', () => {
  fc.assert(
    fc.property(paid, fc.nat(400), (coverage, renewalWindowDays) => {
      const member = { ...coverage, renewalWindowDays };
      const opens = addDays(member.paidUntil, -renewalWindowDays);
      expect(mayRenew(member, opens)).toBe(true);
      expect(mayRenew(member, addDays(opens, -1))).toBe(false);
      expect(mayRenew(member, addDays(member.paidUntil, 5000))).toBe(true);
      expect(mayRenew({ ...member, isLifetime: true }, opens)).toBe(false);
      expect(mayRenew({ ...member, paidUntil: null }, opens)).toBe(false);
      expect(mayRenew({ ...member, endReason: 'resigned' }, opens)).toBe(false);
    }),
  );
});
