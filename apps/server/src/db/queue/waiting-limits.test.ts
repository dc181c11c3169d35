import { expect, test } from 'vitest';
import { waitingLimits } from './waiting-limits.ts';

// Integration tests let everybody wait longer (testing/patient-database.ts).
test('250 may wait, for ten seconds', () => {
  expect(waitingLimits).toEqual({ most: 250, ms: 10_000 });
});
