import { expect, it } from 'vitest';
import { withCount } from './use-counted.ts';

const meta = { page: 3, take: 25, itemCount: 10_000, pageCount: 400, hasNextPage: true, isCountExact: false };

it('shows the number that was counted on another page', () => {
  expect(withCount(meta, 12_345)).toEqual({ ...meta, itemCount: 12_345, pageCount: 494, isCountExact: true });
});

it('does not believe a number that is too small', () => {
  expect(withCount(meta, 10_000)).toEqual(meta);
  expect(withCount(meta, 0)).toEqual(meta);
});
