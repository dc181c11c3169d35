import { expect, test } from 'vitest';
import { repositoryFiles } from '../check/source-files.mjs';
import { root } from '../lib/root.mjs';
import { onEmbeddedFirst, onPostgresFirst } from './databases.mjs';

test('every test that runs on one database in npm test is there, and on one of them only', () => {
  const files = new Set(repositoryFiles(root));
  const named = [...onEmbeddedFirst, ...onPostgresFirst];
  expect(named.filter((file) => !files.has(file))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});
