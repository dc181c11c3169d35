import { expect, test } from 'vitest';
import { parseManifest } from './manifest.ts';

test('a backup of a newer program is refused as that, whatever else is in it', () => {
  expect(() => parseManifest('x.backup', JSON.stringify({ version: 2, tables: 'other' }))).toThrow(
    'made by a newer program',
  );
});

test('anything else than a table of contents is refused', () => {
  expect(() => parseManifest('x.backup', '{')).toThrow('cannot be read');
  expect(() => parseManifest('x.backup', '{"version":1}')).toThrow('not as expected');
});
