import { expect, test } from 'vitest';
import { readTarHeader, TAR_BLOCK, TAR_END, tarHeader, tarPadding } from './tar.ts';

test('a header reads back as it was written', () => {
  const file = { path: 'files/ab/abc', size: 123_456, isFolder: false };
  const folder = { path: 'pgdata/base', size: 0, isFolder: true };
  expect(readTarHeader(tarHeader(file))).toEqual(file);
  expect(readTarHeader(tarHeader(folder))).toEqual(folder);
  expect(readTarHeader(TAR_END)).toBeUndefined();
});

test('a long path is split at a folder', () => {
  const entry = { path: `${'folder/'.repeat(20)}${'n'.repeat(90)}`, size: 1, isFolder: false };
  expect(readTarHeader(tarHeader(entry))).toEqual(entry);
  expect(() => tarHeader({ ...entry, path: 'n'.repeat(101) })).toThrow('too long');
});

test('what is not a header is refused', () => {
  expect(() => readTarHeader(Buffer.alloc(TAR_BLOCK, 'x'))).toThrow('not a tar archive');
});

test('bodies fill whole blocks', () => {
  expect([0, 1, 511, 512, 513].map(tarPadding)).toEqual([0, 511, 1, 0, 511]);
});
