import { expect, test } from 'vitest';
import { isDue, isLate, lastDue, nextDue, superfluous } from './backup-times.ts';

const at = (text: string) => new Date(`${text}:00+06:00`);
const plan = { isOn: true, hour: 2 };
const long = at('2026-01-01T00:00');

test('a backup is due at its hour in Bhutan, of today or of yesterday', () => {
  expect(lastDue(plan, at('2026-05-14T02:00'))).toEqual(at('2026-05-14T02:00'));
  expect(lastDue(plan, at('2026-05-14T01:59'))).toEqual(at('2026-05-13T02:00'));
  expect(lastDue({ hour: 23 }, at('2026-05-14T05:00'))).toEqual(at('2026-05-13T23:00'));
  expect(nextDue(plan, at('2026-05-14T02:00'))).toEqual(at('2026-05-15T02:00'));
  expect(nextDue({ ...plan, isOn: false }, at('2026-05-14T02:00'))).toBeNull();
});

test.each([
  ['never tried', undefined, true],
  ['made today', { at: at('2026-05-14T02:03'), ok: true }, false],
  [
    'made yesterday, as after a night in which the machine was off',
    { at: at('2026-05-13T02:03'), ok: true },
    true,
  ],
  ['failed just now', { at: at('2026-05-14T09:30'), ok: false }, false],
  ['failed an hour ago', { at: at('2026-05-14T09:00'), ok: false }, true],
])('%s', (_what, tried, due) => expect(isDue(plan, tried, long, at('2026-05-14T10:00'))).toBe(due));

test('what was due before the plan began is not missed, and a plan that is off misses nothing', () => {
  expect(isDue(plan, undefined, at('2026-05-14T09:00'), at('2026-05-14T10:00'))).toBe(false);
  expect(isDue({ ...plan, isOn: false }, undefined, long, at('2026-05-14T10:00'))).toBe(false);
  expect(isLate(plan, undefined, at('2026-05-14T09:00'), at('2026-05-14T10:00'))).toBe(false);
  expect(isLate({ ...plan, isOn: false }, undefined, long, at('2026-05-14T10:00'))).toBe(false);
});

test('it is late two hours after its time', () => {
  const yesterday = at('2026-05-13T02:03');
  expect(isLate(plan, yesterday, long, at('2026-05-14T03:59'))).toBe(false);
  expect(isLate(plan, yesterday, long, at('2026-05-14T04:00'))).toBe(true);
  expect(isLate(plan, at('2026-05-14T02:03'), long, at('2026-05-14T12:00'))).toBe(false);
  expect(isLate(plan, undefined, long, at('2026-05-14T12:00'))).toBe(true);
});

test('the newest are kept', () => {
  const all = ['d', 'c', 'b', 'a'].map((id) => ({ id }));
  expect(superfluous(all, 3).map(({ id }) => id)).toEqual(['a']);
  expect(superfluous(all, 7)).toEqual([]);
});
