import { expect, test } from 'vitest';
import { faultsOfCount } from './closing-rules.ts';

const fields = (count: Parameters<typeof faultsOfCount>[0]) =>
  faultsOfCount(count).map(({ property }) => property);
const even = { currency: 'BTN', opening: 10_000, booked: 50_000, counted: 60_000 };

test('a count that agrees with the books needs no remark', () => {
  expect(fields(even)).toEqual([]);
  expect(fields({ ...even, notes: { '500': 1, '100': 1 } })).toEqual([]);
});

test('a difference of one chhertum needs a remark, in both directions', () => {
  expect(fields({ ...even, counted: 60_001 })).toEqual(['remark']);
  expect(fields({ ...even, counted: 59_999 })).toEqual(['remark']);
  expect(fields({ ...even, counted: 59_999, remark: 'A coin fell down' })).toEqual([]);
});

test('notes that add up to another sum are named, also where the sum agrees with the books', () => {
  expect(fields({ ...even, notes: { '500': 1 } })).toEqual(['counted']);
});

test('the notes of Bhutan do not count another currency', () => {
  expect(fields({ ...even, currency: 'USD', notes: { '500': 1, '100': 1 } })).toEqual(['notes']);
});
