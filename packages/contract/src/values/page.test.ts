import { expect, test } from 'vitest';
import { pageQuery } from './page.ts';

const query = pageQuery(['name'], {});

test.each([
  ['101', 'must be at most 100'],
  ['0', 'must be at least 1'],
  ['1.5', 'must be a whole number'],
  ['many', 'must be a whole number'],
])('a page of %s', (take, message) => {
  expect(query.safeParse({ take }).error?.issues).toMatchObject([{ path: ['take'], message }]);
});

test('what is empty counts as absent', () => {
  expect(query.parse({ page: '', take: '', sortBy: '', order: '', q: '' })).toEqual({ page: 1, take: 10 });
});
