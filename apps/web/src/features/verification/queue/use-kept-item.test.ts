import { expect, test } from 'vitest';
import { withKept } from './use-kept-item.ts';

const waiting = (id: string, paymentId: string) => ({ id, payment: { id: paymentId } });
const [a, b, c] = [waiting('a', '1'), waiting('b', '2'), waiting('c', '3')];

test('a payment that left the queue stays in its place', () => {
  expect(withKept([a, c], b, 1)).toEqual([a, b, c]);
  expect(withKept([], b, 1)).toEqual([b]);
});

test('a payment that still waits is shown as the queue has it now', () => {
  const items = [a, { ...b }, c];
  expect(withKept(items, b, 1)).toBe(items);
});

test('a new slip for the same fee does not take the place of the one that is open', () => {
  expect(withKept([a, waiting('b', '9'), c], b, 1)).toEqual([a, b, c]);
});
