import { expect, test } from 'vitest';
import { moveKey, offsetBetween } from './compared-period.ts';

test.each([
  ['month', '2025-01-01', '2026-01-01', '2025-11', '2026-11'],
  ['month', '2025-11-01', '2026-02-01', '2025-12', '2026-03'],
  ['week', '2025-01-01', '2026-01-01', '2025-W07', '2026-W07'],
  ['week', '2026-02-02', '2026-02-09', '2026-W06', '2026-W07'],
  ['quarter', '2025-01-01', '2026-01-01', '2025-Q4', '2026-Q4'],
  ['quarter', '2025-10-01', '2026-01-01', '2025-Q4', '2026-Q1'],
  ['year', '2024-01-01', '2026-01-01', '2024', '2026'],
  ['day', '2025-03-01', '2026-03-01', '2025-03-31', '2026-03-31'],
  ['day', '2024-01-01', '2025-01-01', '2024-02-29', '2025-02-28'],
  ['day', '2026-02-28', '2026-03-10', '2026-03-01', '2026-03-11'],
] as const)('by %s, from %s beside %s: %s stands beside %s', (grouping, earlier, later, key, moved) => {
  expect(moveKey(key, grouping, offsetBetween(earlier, later))).toBe(moved);
});
