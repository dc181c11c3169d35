import { expect, test } from 'vitest';
import { type PaymentState, toTakeBack } from './payment-states.ts';

const payment = (id: string, status: PaymentState, isSurplus = false) => ({ id, status, isSurplus });
const next = (...payments: ReturnType<typeof payment>[]) => toTakeBack(payments)?.id;

test('what came twice is taken back before the donation itself', () => {
  expect(next(payment('slip', 'paid'), payment('card', 'paid', true))).toBe('card');
  expect(next(payment('slip', 'paid'), payment('card', 'reversed', true))).toBe('slip');
});

test('else the latest that is paid, if any', () => {
  expect(next(payment('new', 'rejected'), payment('second', 'paid'), payment('first', 'paid'))).toBe(
    'second',
  );
  expect(next(payment('only', 'pending'))).toBeUndefined();
});
