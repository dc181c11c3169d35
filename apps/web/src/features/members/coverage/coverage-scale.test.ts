import { expect, test } from 'vitest';
import { coverageScale } from './coverage-scale.ts';

test('paid days become bars, missing days gaps, and grace follows the last paid day', () => {
  const scale = coverageScale(
    [
      { from: '2025-01-01', to: '2025-12-31' },
      { from: '2023-01-01', to: '2023-12-31' },
    ],
    [],
    30,
    '2025-06-01',
    1096,
  );
  expect(scale.years.map(({ year }) => year)).toEqual([2023, 2024, 2025]);
  expect(scale.bars).toEqual([
    { from: 0, to: 365 },
    { from: 731, to: 1096 },
  ]);
  expect(scale.gaps).toEqual([{ from: 365, to: 731, days: 366 }]);
  expect(scale.today).toBe(731 + 151);
});

test('a membership for life reaches the end of the band and has no grace', () => {
  const scale = coverageScale([{ from: '2020-05-01', to: null }], [], 30, '2026-01-01', 500);
  expect(scale.bars[0]?.to).toBe(500);
  expect(scale.grace).toBeNull();
});

test('days that follow each other leave no gap', () => {
  const paid = [
    { from: '2024-03-15', to: '2025-03-14' },
    { from: '2025-03-15', to: '2026-03-14' },
  ];
  expect(coverageScale(paid, [], 0, '2025-06-01', 900).gaps).toEqual([]);
});

test('what waits to be paid has its place behind the paid days, on a band that reaches so far', () => {
  const paid = [{ from: '2025-01-01', to: '2025-12-31' }];
  const waiting = [{ from: '2026-01-01', to: '2026-12-31' }];
  const scale = coverageScale(paid, waiting, 0, '2025-06-01', 730);
  expect(scale.waiting).toEqual([{ from: 365, to: 730 }]);
  expect(scale.years.map(({ year }) => year)).toEqual([2025, 2026]);
});

test('of many years only as many are named as there is room for', () => {
  const scale = coverageScale([{ from: '1990-01-01', to: null }], [], 0, '2026-06-01', 340);
  const places = scale.years.map(({ x }) => x);
  expect(places.every((x, index) => index === 0 || x - places[index - 1]! >= 44)).toBe(true);
});
