import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../lib/root.mjs';
import { promises } from './promises.mjs';
import { reportOf } from './report.mjs';

test('every promise has tests, and they are where it says', () => {
  const missing = promises.flatMap(({ files }) => files).filter((file) => !existsSync(inRoot(file)));
  expect(missing).toEqual([]);
  expect(promises.every(({ files }) => files.length > 0)).toBe(true);
});

test('a promise is proved when all of its tests are, and says when, on what and with which seed', () => {
  const [{ promise, files }] = promises.filter((one) => one.files.length === 2);
  const done = { isDone: true, seconds: 61, day: '2026-11-15', commit: 'abcdef12', seed: 7 };
  const lineOf = (results) => reportOf(results).split(`**${promise}**`)[1].split('\n')[1];
  expect(lineOf({ [files[0]]: done })).toContain('not yet run whole');
  expect(lineOf({ [files[0]]: done, [files[1]]: { ...done, day: '2026-11-14' } })).toContain(
    '2026-11-14, commit abcdef12, seed 7, 3 min',
  );
  expect(lineOf({ [files[0]]: done, [files[1]]: { ...done, isDone: false } })).toContain('failed');
});
