import { expect, test } from 'vitest';
import { minutesLeft } from './time-left.ts';

const createdAt = '2026-01-10T10:00:00Z';
const after = (minutes: number) => Date.parse(createdAt) + minutes * 60_000;

test('the rest takes as long for each as what is done', () => {
  expect(minutesLeft({ done: 41, total: 97, createdAt }, after(1))).toBe(1);
  expect(minutesLeft({ done: 100, total: 1000, createdAt }, after(2))).toBe(18);
});

test('nothing is said before the first one is done', () => {
  expect(minutesLeft({ done: 0, total: 97, createdAt }, after(1))).toBeUndefined();
});
