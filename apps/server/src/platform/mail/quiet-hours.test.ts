import { expect, test } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

/** An instant by the clocks of Bhutan. */
const at = (text: string) => new Date(`${text}+06:00`);
const night = { from: 20, to: 8 };

test.each([
  ['2026-05-14T19:59', null],
  ['2026-05-14T20:00', '2026-05-15T08:00'],
  ['2026-05-14T23:30', '2026-05-15T08:00'],
  ['2026-05-15T00:00', '2026-05-15T08:00'],
  ['2026-05-15T07:59', '2026-05-15T08:00'],
  ['2026-05-15T08:00', null],
])('over midnight: at %s nothing leaves before %s', (now, until) => {
  expect(quietUntil(night, at(now))).toEqual(until && at(until));
});

test.each([
  ['2026-05-14T11:59', null],
  ['2026-05-14T12:00', '2026-05-14T14:00'],
  ['2026-05-14T14:00', null],
])('within a day: at %s nothing leaves before %s', (now, until) => {
  expect(quietUntil({ from: 12, to: 14 }, at(now))).toEqual(until && at(until));
});

test('without quiet hours messages leave at any time', () => {
  expect(quietUntil(null, at('2026-05-14T03:00'))).toBeNull();
});
