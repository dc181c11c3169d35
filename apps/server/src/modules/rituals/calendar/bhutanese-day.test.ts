import { addDays, type Day } from '@kathok/contract';
import { expect, test } from 'vitest';
import { bhutaneseDay, calendarDayOf } from './bhutanese-day.ts';
import { lunarLabel } from './lunar-label.ts';
import { proposedDays } from './proposed-days.ts';

/** Published by the Swiss office in Thimphu for 2015, and by a national list that fits 2008, a year with a leap month. */
const published: [Day, number, number, string][] = [
  ['2015-02-19', 1, 1, 'Losar'],
  ['2015-04-28', 3, 10, 'Zhabdrung Kuchoe'],
  ['2015-06-02', 4, 15, 'Parinirvana'],
  ['2015-06-26', 5, 10, 'Birth of Guru Rinpoche'],
  ['2015-07-20', 6, 4, 'First Sermon'],
  ['2015-11-03', 9, 22, 'Descending Day'],
  ['2008-02-08', 1, 1, 'Losar'],
  ['2008-04-15', 3, 10, 'Zhabdrung Kuchoe'],
  ['2008-05-19', 4, 15, 'Parinirvana'],
  ['2008-07-12', 5, 10, 'Birth of Guru Rinpoche'],
  ['2008-08-05', 6, 4, 'First Sermon'],
  ['2008-11-19', 9, 22, 'Descending Day'],
];

test.each(published)('%s is the day of the %ith month and %ith day: %s', (date, month, day) => {
  expect(bhutaneseDay(date)).toMatchObject({ month, day });
  const [proposed] = proposedDays({ lunarMonth: month, lunarDay: day, days: 1 }, Number(date.slice(0, 4)));
  expect(proposed?.date).toBe(date);
});

test('of the published days three want a look: two come twice, and one lies in a doubled month', () => {
  const marks = published.flatMap(([date, lunarMonth, lunarDay, name]) => {
    const [proposed] = proposedDays({ lunarMonth, lunarDay, days: 1 }, Number(date.slice(0, 4)));
    return proposed && proposed.mark !== 'plain' ? [`${name} ${date.slice(0, 4)}: ${proposed.mark}`] : [];
  });
  expect(marks).toEqual([
    'Birth of Guru Rinpoche 2015: comes_twice',
    'Parinirvana 2008: comes_twice',
    'Birth of Guru Rinpoche 2008: second_month',
  ]);
});

test('over two hundred years every day leads to its Bhutanese day and back, but for one that the library misses', () => {
  const missed: Day[] = [];
  let before = bhutaneseDay('1925-12-31');
  const met = { twice: 0, leftOut: 0, secondMonths: 0, longestGap: 0 };
  for (let date = '1926-01-01'; date < '2126-01-01'; date = addDays(date, 1)) {
    const lunar = bhutaneseDay(date);
    if (calendarDayOf(lunar) !== date) missed.push(date);
    const follows = lunar.day === before.day || lunar.day === (before.day % 30) + 1;
    if (!follows) met.leftOut += 1;
    if (lunar.comesTwice === 'second') met.twice += 1;
    if (lunar.isSecondMonth && !before.isSecondMonth) met.secondMonths += 1;
    met.longestGap = Math.max(met.longestGap, (lunar.day - before.day + 30) % 30);
    before = lunar;
  }
  // Rounding: on that date the end of the 30th falls on midnight to a billionth of a day.
  expect(missed).toEqual(['2020-04-23']);
  // Never more than one day is left out. A lunar year is eleven days shorter: a month comes twice in about seven years of nineteen.
  expect(met).toEqual({ twice: 1629, leftOut: 2791, secondMonths: 74, longestGap: 2 });
});

test('a day that is left out is proposed on the one before, with the one after to choose', () => {
  const days = proposedDays({ lunarDays: [10] }, 2027);
  const choices = ['2027-06-13', '2027-06-14'];
  expect(days).toContainEqual({ date: '2027-06-13', mark: 'left_out', choices });
  expect([lunarLabel('2027-06-13'), lunarLabel('2027-06-14')]).toEqual([
    '9th of the 5th month',
    '11th of the 5th month',
  ]);
  expect(days).toContainEqual({ date: '2027-07-13', mark: 'second_month', choices: [] });
  expect(lunarLabel('2027-07-13')).toBe('10th of the second 5th month');
  expect(days.length).toBe(12);
});

test('a ritual of several days goes on day by day, and one of the calendar comes each year', () => {
  const losar = proposedDays({ lunarMonth: 1, lunarDay: 1, days: 3 }, 2015).map(({ date }) => date);
  expect(losar).toEqual(['2015-02-19', '2015-02-20', '2015-02-21']);
  expect(proposedDays({ day: 17, month: 12 }, 2026)).toEqual([
    { date: '2026-12-17', mark: 'plain', choices: [] },
  ]);
  const choices = ['2026-02-28', '2026-03-01'];
  expect(proposedDays({ day: 29, month: 2 }, 2026)).toEqual([
    { date: '2026-02-28', mark: 'no_such_day', choices },
  ]);
  expect(proposedDays({ day: 29, month: 2 }, 2028)[0]?.date).toBe('2028-02-29');
  expect(proposedDays('none', 2026)).toEqual([]);
});
