import { describe, expect, test } from 'vitest';
import { lookAtDays, readBookedOn, settleDayOrder } from './day-order.ts';

const today = '2026-11-15';
const settled = (texts: string[], told: 'day_first' | 'month_first' | null = null) =>
  settleDayOrder(lookAtDays(texts, today), told);

test('figures are read in the order that is told, words and years first are not touched', () => {
  expect(readBookedOn('05/02/2026', today, 'day_first')).toBe('2026-02-05');
  expect(readBookedOn('05/02/2026', today, 'month_first')).toBe('2026-05-02');
  expect(readBookedOn('5-2-26 10:15', today, 'month_first')).toBe('2026-05-02');
  expect(readBookedOn('2026-02-05', today, 'month_first')).toBe('2026-02-05');
  expect(readBookedOn('5 Feb 2026', today, 'month_first')).toBe('2026-02-05');
  expect(readBookedOn('20260205', today, 'month_first')).toBe('2026-02-05');
  expect(readBookedOn('20260230', today, 'day_first')).toBeNull();
  expect(readBookedOn('46327', today, 'day_first')).toBeNull();
});

describe('the order of a statement', () => {
  test('is told by one day that only fits one of them', () => {
    expect(settled(['05/02/2026', '25/02/2026'])).toBe('day_first');
    expect(settled(['05/02/2026', '02/25/2026'])).toBe('month_first');
  });
  test('is told by a day that would lie in the future', () => {
    expect(settled(['05/12/2026'])).toBe('month_first');
    expect(settled(['12/05/2026'])).toBe('day_first');
  });
  test('does not matter where every day is the same in both, or is written in words', () => {
    expect(settled(['05/05/2026', '2026-02-05', '7 March 2026'])).toBe('day_first');
  });
  test('has to be asked for where all days may be read either way', () => {
    expect(settled(['05/02/2026', '06/02/2026', '03/03/2026'])).toBeNull();
    expect(lookAtDays(['05/02/2026', '03/03/2026'], today).ambiguous).toEqual(['05/02/2026']);
  });
  test('is what was said, unless the days themselves say otherwise', () => {
    expect(settled(['05/02/2026'], 'month_first')).toBe('month_first');
    expect(settled(['25/02/2026'], 'month_first')).toBe('day_first');
  });
});
