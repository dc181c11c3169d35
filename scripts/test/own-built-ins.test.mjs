import { expect, test } from 'vitest';
import { keepBuiltIns } from './own-built-ins.mjs';

test('what was loaded comes back, and Node’s own functions are in their places', async () => {
  const { stringify } = JSON;
  const loaded = await keepBuiltIns(async () => {
    JSON.stringify = () => 'slow';
    return 'loaded';
  });
  expect(loaded).toBe('loaded');
  expect(JSON.stringify).toBe(stringify);
});

test('also when it could not be loaded', async () => {
  const { parse } = JSON;
  const failing = keepBuiltIns(async () => {
    JSON.parse = () => 'slow';
    throw new Error('not there');
  });
  await expect(failing).rejects.toThrow('not there');
  expect(JSON.parse).toBe(parse);
});
