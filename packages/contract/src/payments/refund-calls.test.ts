import { expect, test } from 'vitest';
import { type RefundCall, refundCallFor } from './refund-calls.ts';

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
