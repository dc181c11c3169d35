import type { Ritual } from '@kathok/contract';
import { expect, test } from 'vitest';
import { byMonth, closingOf, comingDays, nextOpenDay } from './coming-days.ts';

const now = new Date('2026-05-15T06:00:00Z');
const day = (id: string, date: string, closesAt: string) => ({
  id,
  date,
  closesAt,
  ritualId: '',
  lunarLabel: null,
  state: 'confirmed' as const,
});
const ritual = (id: string, days: ReturnType<typeof day>[], shipped: Ritual['shipped'] = null) =>
  ({ id, name: id, nameDzongkha: null, description: '', purposes: [], shipped, days }) as unknown as Ritual;

const protector = ritual('Protector', [day('a', '2026-05-15', '2026-05-15T12:00:00.000Z')]);
const guru = ritual('Guru', [
  day('b', '2026-05-14', '2026-05-13T12:00:00.000Z'),
  day('c', '2026-06-24', '2026-06-22T06:00:00.000Z'),
]);
const prayers = ritual('Prayers', [day('d', '2026-05-16', '2026-05-16T12:00:00.000Z')], 'prayers');

test('days of all rituals come in one order; those that families named for themselves are left out', () => {
  const coming = comingDays([guru, prayers, protector, ritual('None', [])], now);
  expect(coming.days.map(({ id, ritualId }) => `${ritualId} ${id}`)).toEqual([
    'Guru b',
    'Protector a',
    'Guru c',
  ]);
  expect(coming.rituals.map(({ id }) => id)).toEqual(['Guru', 'Protector']);
  expect(byMonth(coming.days).map(({ first, days }) => [first, days.length])).toEqual([
    ['2026-05-14', 2],
    ['2026-06-24', 1],
  ]);
});

test('closing is told by the clock, and a list that has closed leads to the next day of its ritual', () => {
  const coming = comingDays([guru, protector], now);
  const [closed, today, later] = coming.days;
  const tell = (at: Date | null) => coming.days.map((one) => closingOf(one, coming.today, at));
  expect(tell(now)).toEqual(['closed', 'today', 'open']);
  expect(tell(new Date('2026-05-15T12:00:00Z'))).toEqual(['closed', 'closed', 'open']);
  // Before the page has started it shows what the server knew.
  expect(tell(null)).toEqual(['open', 'today', 'open']);
  expect(nextOpenDay(closed!, coming, now)).toBe(later);
  expect(nextOpenDay(today!, coming, now)).toBeUndefined();
});
