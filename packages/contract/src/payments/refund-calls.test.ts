import { expect, test } from 'vitest';
import { isBeingAsked, type RefundCall, refundCallFor } from './refund-calls.ts';

const [paidOn, both]: [string, RefundCall[]] = ['2026-12-31', ['cancel', 'refund']];

test.each<[string, string, RefundCall[], RefundCall[], RefundCall | null]>([
  ['on the same day', paidOn, both, [], 'cancel'],
  ['on a later day', '2027-01-01', both, [], 'refund'],
  ['after cancelling was refused', paidOn, both, ['cancel'], 'refund'],
  ['again after a refund was refused', '2027-01-01', both, ['refund'], 'refund'],
  ['on the same day without cancelling', paidOn, ['refund'], [], 'refund'],
  ['on a later day with cancelling only', '2027-01-01', ['cancel'], [], null],
  ['after the only call was refused', paidOn, ['cancel'], ['cancel'], null],
  ['through a gateway without such calls', paidOn, [], [], null],
])('money goes back %s', (_, today, available, refused, call) => {
  expect(refundCallFor({ paidOn, today, available, refused })).toBe(call);
});

const at = (text: string) => new Date(`2026-11-19T${text}Z`);

test('a bank is being asked for two minutes; what is still requested then was cut off', () => {
  const requestedAt = at('10:00:00');
  expect(isBeingAsked({ state: 'requested', requestedAt }, at('10:01:59'))).toBe(true);
  expect(isBeingAsked({ state: 'requested', requestedAt }, at('10:02:00'))).toBe(false);
  expect(isBeingAsked({ state: 'unknown', requestedAt }, at('10:00:01'))).toBe(false);
});
