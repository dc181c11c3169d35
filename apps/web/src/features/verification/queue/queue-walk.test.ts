import { expect, test } from 'vitest';
import { isDecidedWith, neighbour, nextAfter } from './queue-walk.ts';

const items = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('walking stops at either end', () => {
  expect(neighbour(items, 'a', 1)?.id).toBe('b');
  expect(neighbour(items, 'c', 1)?.id).toBe('c');
  expect(neighbour(items, 'a', -1)?.id).toBe('a');
  expect(neighbour(items, 'gone', 1)?.id).toBe('a');
  expect(neighbour([], 'a', 1)).toBeUndefined();
});

test('after a decision the one behind comes up, after the last one the first that is left', () => {
  expect(nextAfter(items, 'a')?.id).toBe('b');
  expect(nextAfter(items, 'c')?.id).toBe('a');
  expect(nextAfter([{ id: 'a' }], 'a')).toBeUndefined();
  expect(nextAfter(items, 'gone')?.id).toBe('a');
});

test('what is decided as one leaves as one', () => {
  const family = { jointPaymentId: 'family' };
  const queue = [
    { id: 'a', ...family },
    { id: 'b', jointPaymentId: null },
    { id: 'c', ...family },
  ];
  expect(nextAfter(queue, 'a')?.id).toBe('b');
  expect(nextAfter(queue, 'c')?.id).toBe('b');
  expect(nextAfter([queue[0]!, queue[2]!], 'a')).toBeUndefined();
  expect(isDecidedWith({ id: 'b', jointPaymentId: null }, { id: 'd', jointPaymentId: null })).toBe(false);
});
