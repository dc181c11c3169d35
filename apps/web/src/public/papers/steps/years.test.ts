import { expect, test } from 'vitest';
import { offeredYears } from './years.ts';

test('in spring most people ask for the year that has ended, in autumn for the running one', () => {
  expect(offeredYears('2026-03-31')).toEqual({ years: [2026, 2025, 2024], usual: 2025 });
  expect(offeredYears('2026-11-15')).toEqual({ years: [2026, 2025, 2024], usual: 2026 });
});
