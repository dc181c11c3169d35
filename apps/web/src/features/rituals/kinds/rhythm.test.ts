import type { Ritual } from '@kathok/contract';
import { expect, test } from 'vitest';
import { noRhythm, rhythmOf, rhythmText, typedRhythm } from './rhythm.ts';

const each: [Ritual['rhythm'], string][] = [
  ['none', 'on days typed by hand'],
  [{ lunarDays: [10, 25] }, 'on the 10th and 25th of each lunar month'],
  [{ lunarMonth: 1, lunarDay: 15, days: 3 }, 'from the 15th of the 1st lunar month, 3 days'],
  [{ day: 11, month: 11 }, '11 November'],
];

test.each(each)('%j is typed, read back and told', (rhythm, told) => {
  expect(rhythmOf(typedRhythm(rhythm))).toEqual(rhythm);
  expect(rhythmText(rhythm)).toBe(told);
});

test('days are forgiven their spaces, and what is no number is left to the rule', () => {
  expect(rhythmOf({ ...noRhythm, kind: 'lunarDays', lunarDays: ' 8, 10 ,25 ' })).toEqual({
    lunarDays: [8, 10, 25],
  });
  expect(rhythmOf({ ...noRhythm, kind: 'lunarDays', lunarDays: 'tenth' })).toEqual({
    lunarDays: [Number.NaN],
  });
});
