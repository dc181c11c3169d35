import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDay } from '../../testing/any-day.ts';
import { readDay } from './read-day.ts';

test.each([
  '1980-03-05',
  '05/03/1980',
  '5/3/1980',
  '05.03.1980',
  '5-3-1980',
  '5 March 1980',
  '5th Mar, 1980',
  ' 5 MAR 1980 ',
  'March 5, 1980',
  '1980 Mar 5',
])('%s is the fifth of March', (text) => {
  expect(readDay(text)).toBe('1980-03-05');
});

test.each([
  '',
  '1980',
  '31/02/1980',
  '5/13/1980',
  '05/03/80',
  '5 Marvel',
  'Smarch 5 1980',
  '5.3',
  '1700-01-01',
])('%s is no day', (text) => {
  expect(readDay(text)).toBeNull();
});

test('whatever way a day is written, it is read as that day', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const [year, month, date] = day.split('-').map(Number);
      for (const text of [
        day,
        `${date}/${month}/${year}`,
        `${date}.${month}.${year}`,
        day.replaceAll('-', ' '),
      ]) {
        expect(readDay(text)).toBe(day);
      }
    }),
  );
});
