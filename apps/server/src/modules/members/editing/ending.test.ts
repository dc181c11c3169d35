import { endReasons, standings } from '@kathok/contract';
import { expect, test } from 'vitest';
import { endingErrors, mayEnd, mayReinstate } from './ending.ts';

const span = { joinedOn: '2020-01-01', endedOn: null };
const today = '2026-11-15';
const faults = (...args: Parameters<typeof endingErrors>) =>
  endingErrors(...args).map(({ property }) => property);

test('only an application can be declined, and only a membership suspended', () => {
  expect(standings.filter((standing) => mayEnd(standing, 'declined'))).toEqual(['applied', 'declined']);
  expect(standings.filter((standing) => mayEnd(standing, 'suspended'))).toEqual([
    'lifetime',
    'current',
    'grace',
    'lapsed',
    'suspended',
  ]);
});

test('anyone who has resigned or died cannot resign again, nor be suspended', () => {
  expect(mayEnd('deceased', 'resigned')).toBe(false);
  expect(mayEnd('declined', 'resigned')).toBe(false);
  expect(mayEnd('resigned', 'suspended')).toBe(false);
});

test('a death may be noted of everybody', () => {
  expect(standings.every((standing) => mayEnd(standing, 'deceased'))).toBe(true);
});

test('exactly what has ended can be reinstated', () => {
  expect(standings.filter(mayReinstate)).toEqual([...endReasons]);
});

test('an end has a reason and a day, neither before the joining nor in the future', () => {
  expect(faults({ endReason: 'resigned', endedOn: today }, span, today)).toEqual([]);
  expect(faults({ endReason: 'resigned' }, span, today)).toEqual(['endedOn']);
  expect(faults({ endReason: 'resigned', endedOn: '2026-11-16' }, span, today)).toEqual(['endedOn']);
  expect(faults({ endReason: 'resigned', endedOn: '2019-12-31' }, span, today)).toEqual(['endedOn']);
  expect(faults({ endedOn: today, endNote: 'x' }, span, today)).toEqual(['endedOn', 'endNote']);
});

test('a reinstatement may have a reason of its own and a day, and nothing else at once', () => {
  const ended = { joinedOn: '2020-01-01', endedOn: '2026-05-01' };
  expect(faults({ reinstate: true, reinstateNote: 'Came back', reinstatedOn: today }, ended, today)).toEqual(
    [],
  );
  expect(faults({ reinstate: true }, ended, today)).toEqual([]);
  expect(faults({ reinstate: true, reinstateNote: 'x', reinstatedOn: '2026-04-30' }, ended, today)).toEqual([
    'reinstatedOn',
  ]);
  expect(
    faults({ reinstate: true, reinstateNote: 'x', endReason: 'resigned', endedOn: today }, ended, today),
  ).toEqual(['reinstate']);
  expect(faults({ reinstateNote: 'x' }, ended, today)).toEqual(['reinstateNote']);
});
