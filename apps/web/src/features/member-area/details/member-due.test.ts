import type { MembershipFeeRow, RenewalOffer } from '@kathok/contract';
import { expect, test } from 'vitest';
import { memberDue } from './member-due.ts';

const fee = (values: Partial<MembershipFeeRow>) =>
  ({ status: 'open', balance: '1200.00', paymentStatus: 'unpaid', ...values }) as MembershipFeeRow;
const option = { isCurrent: false, amount: '100.00', currency: 'BTN' };
const offer = {
  from: '2026-12-01',
  options: [option, { ...option, isCurrent: true, amount: '1200.00' }],
} as RenewalOffer;

test('what is owed comes before what may be renewed', () => {
  const owed = fee({ paymentStatus: 'rejected' });
  expect(memberDue([owed], offer)).toEqual({ kind: 'pay', fee: owed });
});

test('a slip that is being checked asks for nothing more', () => {
  const waiting = fee({ paymentStatus: 'pending' });
  expect(memberDue([waiting], offer)).toEqual({ kind: 'wait', fee: waiting });
});

test('a second fee that is open comes before one that is being checked', () => {
  const open = fee({ balance: '10.00' });
  expect(memberDue([fee({ paymentStatus: 'processing' }), open], null)).toEqual({ kind: 'pay', fee: open });
});

test('without anything owed, the membership may be renewed as it was', () => {
  const done = [fee({ status: 'paid', balance: '0.00' }), fee({ status: 'cancelled' })];
  const renewal = { kind: 'renew', from: '2026-12-01', amount: '1200.00', currency: 'BTN' };
  expect(memberDue(done, offer)).toEqual(renewal);
});

test('else there is nothing to do', () => {
  expect(memberDue([], null)).toEqual({ kind: 'nothing' });
  expect(memberDue([], { from: '2026-12-01', options: [] })).toEqual({ kind: 'nothing' });
});
