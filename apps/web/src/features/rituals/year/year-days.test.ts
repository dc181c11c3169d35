import type { RitualDay } from '@kathok/contract';
import { expect, test } from 'vitest';
import { byMonth, dateBefore, dotOf, isInView, isMoved } from './year-days.ts';

const day = (over: Partial<RitualDay>) =>
  ({
    ritualId: 'guru',
    date: '2027-06-12',
    lunarLabel: '10th of the 5th month',
    state: 'computed',
    mark: 'plain',
    movedFrom: null,
    ...over,
  }) as RitualDay;

const plain = day({});
const twice = day({ mark: 'comes_twice' });
const held = day({ state: 'read' });
const cancelled = day({ state: 'cancelled', movedFrom: '2027-06-01' });

test('a proposal wants a look where the calendar leaves a choice, until it is confirmed', () => {
  expect([plain, twice, held, cancelled].map(dotOf)).toEqual(['new', 'ask', 'ok', 'off']);
  expect(dotOf(day({ mark: 'comes_twice', state: 'confirmed' }))).toBe('ok');
  expect([plain, twice, held, cancelled].filter(isInView.computed)).toEqual([plain, twice]);
  expect([plain, twice, held, cancelled].filter(isInView.look)).toEqual([twice]);
  expect([plain, twice, held, cancelled].filter(isInView.confirmed)).toEqual([held]);
});

test('a day that was cancelled after it was moved counts as cancelled', () => {
  expect([cancelled, day({ movedFrom: '2027-06-11' }), plain].map(isMoved)).toEqual([false, true, false]);
});

test('last year has the same lunar day of the same ritual, on another date', () => {
  const before = [
    day({ date: '2026-06-24' }),
    day({ date: '2026-05-25', lunarLabel: '10th of the 4th month' }),
  ];
  expect(dateBefore(plain, before)).toBe('2026-06-24');
  expect(dateBefore(day({ ritualId: 'dakini' }), before)).toBeNull();
  expect(dateBefore(day({ lunarLabel: null }), [day({ lunarLabel: null })])).toBeNull();
});

test('days stand in their months, in order', () => {
  expect([...byMonth([plain, day({ date: '2027-07-01' })]).keys()]).toEqual(['06', '07']);
});
