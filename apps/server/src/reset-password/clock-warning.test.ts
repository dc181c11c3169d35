import { expect, test } from 'vitest';
import { clockWarning } from './clock-warning.ts';

const now = new Date('2026-11-20T04:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test('nothing is said while the clocks agree, and of entries that are older', () => {
  expect(clockWarning(now, { databaseNow: after(5), newestEntryAt: after(-90_000) })).toBeNull();
  expect(clockWarning(now, { databaseNow: after(-5), newestEntryAt: null })).toBeNull();
});

test('another time at the database, and an entry of the future, are named', () => {
  expect(clockWarning(now, { databaseNow: after(6), newestEntryAt: null })).toContain(
    '2026-11-20T04:06:00.000Z at the database',
  );
  expect(clockWarning(now, { databaseNow: now, newestEntryAt: after(60) })).toContain(
    'the newest audit entry is of 2026-11-20T05:00:00.000Z',
  );
});
