import { expect, it } from 'vitest';
import { isWholeInView } from './is-whole-in-view.ts';

const page = (page: number, hasNextPage: boolean) => ({
  page,
  take: 10,
  itemCount: 12,
  pageCount: 2,
  hasPreviousPage: page > 1,
  hasNextPage,
  isCountExact: true,
});

it('is the whole list only where no page comes before or after', () => {
  expect(isWholeInView(page(1, false))).toBe(true);
  expect(isWholeInView(page(1, true))).toBe(false);
  expect(isWholeInView(page(2, false))).toBe(false);
});
