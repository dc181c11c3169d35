import { expect, test } from 'vitest';
import { coverageStrip as stripOf } from './coverage-strip.ts';
import { newestPaperTemplate } from './paper-templates.ts';

const { words } = newestPaperTemplate();
const coverageStrip = (year: number, days: Parameters<typeof stripOf>[1]) => stripOf(year, days, words);

test('a year that was paid for by two payments is covered on all days', () => {
  const strip = coverageStrip(2025, [
    { from: '2024-06-01', to: '2025-05-31' },
    { from: '2025-06-01', to: '2026-05-31' },
  ]);
  expect(strip).toMatchObject({
    title: 'Covered on all days of 2025',
    parts: [
      { from: 0, to: 151 / 365, isStart: false },
      { from: 151 / 365, to: 1, isStart: true },
    ],
  });
  expect(strip?.months).toHaveLength(12);
});

test('a gap is counted, and so is the leap day', () => {
  const days = [{ from: '2024-02-29', to: '2024-02-29' }];
  expect(coverageStrip(2024, days)?.title).toBe('Covered on 1 of 366 days of 2024');
});

test('days that two memberships cover count once', () => {
  const days = [
    { from: '2025-01-01', to: '2025-01-10' },
    { from: '2025-01-06', to: '2025-01-15' },
  ];
  expect(coverageStrip(2025, days)?.title).toBe('Covered on 15 of 365 days of 2025');
});

test('a membership for life covers the year to its end, and none has no strip', () => {
  expect(coverageStrip(2025, [{ from: '2019-01-01', to: null }])?.parts).toEqual([
    { from: 0, to: 1, isStart: false },
  ]);
  expect(coverageStrip(2025, [])).toBeNull();
});
