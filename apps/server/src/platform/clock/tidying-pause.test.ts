import { expect, test } from 'vitest';
import { tidyAfter } from './tidying-pause.ts';

const now = new Date('2026-11-19T06:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const days = (count: number) => hours(24 * count);

test.each([
  ['at the first start ever', undefined, null],
  ['while it runs', { seenAt: hours(-1), tidyAfter: null }, null],
  ['after a night', { seenAt: hours(-14), tidyAfter: null }, null],
  ['after a week it waits for an hour', { seenAt: days(-7), tidyAfter: null }, hours(1)],
  ['after years it waits for a day', { seenAt: days(-1500), tidyAfter: null }, days(1)],
  ['and a minute later still', { seenAt: hours(-0.02), tidyAfter: days(1) }, days(1)],
  ['a clock that was set back is no time gone by', { seenAt: days(3000), tidyAfter: null }, days(1)],
  ['a pause that a wrong clock began is no longer than any', { seenAt: now, tidyAfter: days(3000) }, days(1)],
])('%s', (_, marks, expected) => {
  expect(tidyAfter(marks, now)).toEqual(expected);
});
