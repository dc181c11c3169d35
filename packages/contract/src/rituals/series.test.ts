import { expect, test } from 'vitest';
import { addDays } from '../values/days/calendar.ts';
import { daysOfSeries, sevenWeeks } from './series.ts';

test('the seven weeks are counted with the day of death as the first', () => {
  expect(sevenWeeks('2026-05-11').map(({ date, weekDay }) => `${weekDay} ${date}`)).toEqual([
    '7 2026-05-17',
    '14 2026-05-24',
    '21 2026-05-31',
    '28 2026-06-07',
    '35 2026-06-14',
    '42 2026-06-21',
    '49 2026-06-28',
  ]);
});

const every = (days: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ date: addDays('2026-01-04', index * days) }));

test('a monthly series takes each day of a monthly ritual, and every second of one held twice a month', () => {
  expect(daysOfSeries('monthly', 3, every(29, 12)).map(({ date }) => date)).toEqual([
    '2026-01-04',
    '2026-02-02',
    '2026-03-03',
  ]);
  expect(daysOfSeries('monthly', 3, every(15, 12)).map(({ date }) => date)).toEqual([
    '2026-01-04',
    '2026-02-03',
    '2026-03-05',
  ]);
});

test('a yearly series takes one day a lunar year, and no more than there are', () => {
  expect(daysOfSeries('yearly', 3, every(354, 2)).map(({ date }) => date)).toEqual([
    '2026-01-04',
    '2026-12-24',
  ]);
  expect(daysOfSeries('yearly', 2, every(29, 14)).map(({ date }) => date)).toEqual([
    '2026-01-04',
    '2026-12-18',
  ]);
});

test('a series goes on after the day it has reached', () => {
  expect(daysOfSeries('monthly', 1, every(29, 3), '2026-01-10').map(({ date }) => date)).toEqual([
    '2026-02-02',
  ]);
});
