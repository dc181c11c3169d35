import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { pages } from './pages.ts';

it('every page lies in a file of its name, by which the build finds the scripts that it needs', () => {
  const folder = fileURLToPath(new URL('../', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const named = files.flatMap((file) => /^\w+[\\/]([\w-]+)-page\.tsx$/.exec(file)?.[1] ?? []);
  expect(Object.keys(pages).filter((page) => !named.includes(page))).toEqual([]);
});
