import { addDays } from '@kathok/contract';
import { describe, expect, test } from 'vitest';
import { ownDay, planReading, type ReadingChoice, timesPaid } from './plan-reading.ts';
import type { GivenRitual } from './use-rituals.ts';

const now = new Date('2026-05-15T06:00:00Z');
const evening = { days: 1, hour: 18 };
const day = (date: string, closesAt = `${addDays(date, -1)}T12:00:00Z`) => ({
  id: date,
  date,
  closesAt,
  lunarLabel: null,
});
const ritual = (id: string, shipped: GivenRitual['shipped'], days: GivenRitual['days']): GivenRitual => ({
  id,
  name: id,
  purposeIds: [],
  shipped,
  closesAt: shipped ? { days: 0, hour: 18 } : evening,
  days,
});
const guru = ritual('Guru', null, [
  day('2026-05-15'),
  day('2026-05-26'),
  day('2026-06-24'),
  day('2026-07-24'),
]);
const rituals = [guru, ritual('Prayers', 'prayers', []), ritual('Deceased', 'deceased', [])];

const choice = (given: Partial<ReadingChoice>): ReadingChoice => ({
  series: 'once',
  ritualId: '',
  ritualDayId: '',
  readOn: '',
  startsOn: '',
  times: '',
  ...given,
});
const plan = (given: Partial<ReadingChoice>, at = now) => planReading(choice(given), rituals, at);
const dates = (given: Partial<ReadingChoice>, at = now) => plan(given, at).days.map(({ date }) => date);

describe('one day', () => {
  test('is the one that was chosen, or the next whose list takes names', () => {
    expect(dates({ ritualId: 'Guru' })).toEqual(['2026-05-26']);
    expect(dates({ ritualId: 'Guru', ritualDayId: '2026-06-24' })).toEqual(['2026-06-24']);
    expect(dates({ ritualId: 'Nobody knows' })).toEqual([]);
  });

  test('whose list has closed is said, with the next one in its place', () => {
    const asked = { ritualId: 'Guru', ritualDayId: '2026-05-26' };
    expect(plan(asked).closed).toBeNull();
    const late = plan(asked, new Date('2026-05-25T12:00:00Z'));
    expect([late.closed?.date, late.days[0]?.date]).toEqual(['2026-05-26', '2026-06-24']);
    expect(plan(asked, new Date('2026-08-01T00:00:00Z')).days).toEqual([]);
  });

  test('may be any, for prayers', () => {
    expect(plan({ ritualId: ownDay, readOn: '2026-06-01' })).toMatchObject({
      ritual: 'Prayers',
      days: [{ date: '2026-06-01' }],
    });
    expect(dates({ ritualId: ownDay, readOn: '2026-06-' })).toEqual([]);
  });
});

describe('a series', () => {
  test('goes along the days of its ritual; days that nobody has confirmed are paid with the others', () => {
    const monthly = plan({ series: 'monthly', ritualId: 'Guru', times: '5' });
    expect(monthly.days.map(({ date }) => date)).toEqual(['2026-05-26', '2026-06-24', '2026-07-24']);
    expect([monthly.unconfirmed, timesPaid(monthly)]).toEqual([2, 5]);
    expect(dates({ series: 'monthly', ritualId: 'Guru', ritualDayId: '2026-06-24', times: '2' })).toEqual([
      '2026-06-24',
      '2026-07-24',
    ]);
  });

  test('of seven weeks leaves out what has passed, here and in the sum', () => {
    const weeks = plan({ series: 'seven_weeks', startsOn: '2026-05-05' });
    expect(weeks.past.map(({ date, weekDay }) => [date, weekDay])).toEqual([['2026-05-11', 7]]);
    expect(weeks.days).toHaveLength(6);
    expect(timesPaid(weeks)).toBe(6);
    // Its list closes at 18:00 of the day itself, and a ritual of the same day is named.
    expect(dates({ series: 'seven_weeks', startsOn: '2026-05-09' })[0]).toBe('2026-05-15');
    expect(
      dates({ series: 'seven_weeks', startsOn: '2026-05-09' }, new Date('2026-05-15T12:00:00Z'))[0],
    ).toBe('2026-05-22');
    expect(plan({ series: 'seven_weeks', startsOn: '2026-05-13' }).days.map(({ also }) => also)).toContain(
      'Guru',
    );
    expect(dates({ series: 'seven_weeks', startsOn: '2026-05-16' })).toEqual([]);
  });
});
