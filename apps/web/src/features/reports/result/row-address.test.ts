import { expect, test } from 'vitest';
import { daysOfKey, membersOfRow, narrowedTo } from './row-address.ts';

const row = { name: '', currency: 'BTN', count: 1, value: 1, before: null, parts: [] };

test.each([
  ['2026-02-03', '2026-02-03', '2026-02-03'],
  ['2024-02', '2024-02-01', '2024-02-29'],
  ['2026-Q4', '2026-10-01', '2026-12-31'],
  ['2026', '2026-01-01', '2026-12-31'],
])('%s is from %s to %s', (key, from, to) => {
  expect(daysOfKey(key)).toEqual({ from, to });
});

test('a month leads to its days, but not beyond the period that is shown', () => {
  const days = { from: '2026-01-01', to: '2026-11-16' };
  expect(narrowedTo({ ...row, key: '2026-11' }, 'month', days)).toEqual({
    currency: 'BTN',
    period: 'custom',
    from: '2026-11-01',
    to: '2026-11-16',
    groupBy: 'day',
  });
});

test('a purpose leads to its months; a place, for which there is no filter, leads nowhere', () => {
  expect(narrowedTo({ ...row, key: 'p1' }, 'purpose', {})).toEqual({
    currency: 'BTN',
    purposeId: 'p1',
    groupBy: '',
  });
  expect(narrowedTo({ ...row, key: 'Paro' }, 'dzongkhag', {})).toBeNull();
});

test('members lead to the register with the same filters', () => {
  expect(
    membersOfRow({ ...row, key: '2025' }, 'joinedYear', { status: 'active', joinedFrom: '2025-03-01' }),
  ).toBe('/membership-list?status=active&joinedFrom=2025-03-01&joinedTo=2025-12-31');
  expect(membersOfRow({ ...row, key: 'Paro' }, 'dzongkhag', {})).toBe('/membership-list?dzongkhag=Paro');
  expect(membersOfRow({ ...row, key: '' }, 'dzongkhag', {})).toBeUndefined();
});
