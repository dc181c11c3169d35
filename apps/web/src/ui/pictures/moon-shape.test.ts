import { expect, test } from 'vitest';
import { litPath, lunarDayOf } from './moon-shape.ts';

test('the moon grows on the right until the 15th, wanes to the left, and is gone on the 30th', () => {
  expect(litPath(4)).toBe('M10 1.6A8.4 8.4 0 0 1 10 18.4A5.6 8.4 0 0 0 10 1.6z');
  expect(litPath(10)).toBe('M10 1.6A8.4 8.4 0 0 1 10 18.4A4.2 8.4 0 0 1 10 1.6z');
  expect(litPath(15)).toBe('M10 1.6A8.4 8.4 0 0 1 10 18.4A8.4 8.4 0 0 1 10 1.6z');
  expect(litPath(25)).toBe('M10 1.6A8.4 8.4 0 0 0 10 18.4A4.2 8.4 0 0 1 10 1.6z');
  expect(litPath(1)).toContain('A6.9 8.4 0 0 0');
  expect(litPath(30)).toBeNull();
});

test('the lunar day is the number that its label begins with', () => {
  expect(lunarDayOf('10th of the 9th month')).toBe(10);
  expect(lunarDayOf('30th of the second 5th month')).toBe(30);
  expect(lunarDayOf(null)).toBeNull();
  expect(lunarDayOf('a day of our own')).toBeNull();
});
