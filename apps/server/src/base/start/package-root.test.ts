import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from './package-root.ts';

test('the folder of the package is the one with the migrations', () => {
  expect(existsSync(join(packageRoot(), 'migrations'))).toBe(true);
});
