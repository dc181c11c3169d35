import { expect, test } from 'vitest';
import { mergeQueues } from './merge-queues.ts';
import type { Queue, Waiting } from '../kind.ts';

const queue = (count: number, ...days: number[]): Queue => ({
  items: days.map(
    (day) => ({ id: `${day}`, payment: { submittedAt: `2026-11-${day}T08:00:00.000Z` } }) as Waiting,
  ),
  count,
});
const days = ({ items }: Queue) => items.map(({ id }) => Number(id));

test('the longest waiting comes first, whatever it pays', () => {
  const merged = mergeQueues([queue(3, 11, 14, 16), queue(2, 12, 15)]);
  expect([days(merged), merged.count]).toEqual([[11, 12, 14, 15, 16], 5]);
});

test('nothing is shown before something that waits longer and is not known yet', () => {
  const merged = mergeQueues([queue(500, 11, 13), queue(3, 10, 12, 19)]);
  expect([days(merged), merged.count]).toEqual([[10, 11, 12, 13], 503]);
});

test('one queue stays as it is', () => {
  expect(days(mergeQueues([queue(2, 11, 12)]))).toEqual([11, 12]);
});
