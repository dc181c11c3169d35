import type { PaymentStatus } from '@kathok/contract';
import { expect, test } from 'vitest';
import { jointStatus } from './joint-status.ts';

const of = (...statuses: PaymentStatus[]) =>
  jointStatus(
    statuses.map((paymentStatus) => ({ paymentStatus, balance: paymentStatus === 'paid' ? 0 : 100 })),
  );

test('while anything is on its way, the whole is', () => {
  expect(of('paid', 'pending')).toBe('pending');
  expect(of('unpaid', 'processing')).toBe('processing');
});

test('paid is what is paid whole; with a part of it the rest is open', () => {
  expect(of('paid', 'paid')).toBe('paid');
  expect(of('paid', 'rejected')).toBe('unpaid');
  expect(
    jointStatus([
      { paymentStatus: 'paid', balance: 0 },
      { paymentStatus: 'paid', balance: 1 },
    ]),
  ).toBe('unpaid');
});

test('what became of all of them became of the whole', () => {
  expect(of('rejected', 'rejected')).toBe('rejected');
  expect(of('reversed', 'reversed')).toBe('reversed');
  expect(of('rejected', 'unpaid')).toBe('unpaid');
});
