import type { RitualEntry } from '@kathok/contract';
import { expect, test } from 'vitest';
import { countsOf, inReadingOrder, nextUnread, partsOf, scriptOf } from './reading-parts.ts';

const line = (id: string, over: Partial<RitualEntry> = {}): RitualEntry => ({
  id,
  ritualDayId: 'today',
  name: id,
  living: true,
  order: 1,
  times: 1,
  isUnverified: false,
  isLate: false,
  weekDay: null,
  offering: null,
  readAt: null,
  writtenBy: null,
  givenName: null,
  corrects: null,
  version: 1,
  ...over,
});

const lines = [
  line('pema', { readAt: '2026-05-26T10:00:00Z' }),
  line('dorji', { living: false, times: 2 }),
  line('late', { isLate: true }),
  line('karma'),
];
const none: ReadonlySet<string> = new Set();

test('the living are read first, late names after those that came in time', () => {
  const parts = partsOf(lines, none);
  expect(inReadingOrder(parts).map(({ id }) => id)).toEqual(['pema', 'karma', 'late', 'dorji']);
  expect(parts.map(({ names, read }) => [names, read])).toEqual([
    [3, 1],
    [2, 0],
  ]);
});

test('a tick that waits to be sent counts as read, twice for a name that stands twice', () => {
  const [, deceased] = partsOf(lines, new Set(['dorji']));
  expect(deceased).toMatchObject({ names: 2, read: 2 });
  expect(countsOf(lines)).toEqual({ names: 5, read: 1 });
});

test('the next name is the one after the last, and at the end one that was passed over', () => {
  const ordered = inReadingOrder(partsOf(lines, none));
  expect(nextUnread(ordered, none, null)?.id).toBe('karma');
  expect(nextUnread(ordered, new Set(['karma']), 'karma')?.id).toBe('late');
  expect(nextUnread(ordered, new Set(['dorji']), 'dorji')?.id).toBe('karma');
  expect(nextUnread(ordered, new Set(['karma', 'late', 'dorji']), 'dorji')).toBeUndefined();
});

test('a name in Tibetan letters is known as one', () => {
  expect(scriptOf('ཨཔ་ཀུན་ལེགས།')).toBe('dz');
  expect(scriptOf('Ap Kunley')).toBeUndefined();
});
