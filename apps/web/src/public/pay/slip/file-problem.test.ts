import { expect, test } from 'vitest';
import { words } from '../words.en.ts';
import { fileProblem } from './file-problem.ts';

test.each([
  ['image/jpeg', 10, null],
  ['image/heic', 10, null],
  ['application/pdf', 10, null],
  // What the browser has no name for is left to the server.
  ['', 10, null],
  ['text/plain', 10, 'kind'],
  ['image/gif', 10, 'kind'],
  ['image/png', 0, 'empty'],
  ['text/plain', 0, 'empty'],
] as const)('%j of %i bytes: %s', (type, size, expected) => {
  expect(fileProblem({ type, size })).toBe(expected);
});

test('only an empty file has no kilobytes', () => {
  expect([0, 1, 1000, 2048].map(words.kilobytes)).toEqual(['0 KB', '1 KB', '1 KB', '2 KB']);
});
