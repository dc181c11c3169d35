import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);
const named = (pattern: RegExp) => files.flatMap((file) => pattern.exec(file)?.[1] ?? []).toSorted();

it('every file of words calls itself by its own path', () => {
  const paths = named(/^(.*(?:words|titles))\.en\.ts$/);
  expect(paths.length).toBeGreaterThan(40);
  const called = paths.map(
    (path) =>
      /inLanguage(?:<\w+(?:<.*>)?>)?\('(.*)', /.exec(
        readFileSync(join(source, `${path}.en.ts`), 'utf8'),
      )?.[1],
  );
  expect(called).toEqual(paths);
});

it('every Dzongkha file stands beside an English one', async () => {
  await import('./dz/translation.ts');
  await import('./dz/office.ts');
  const translated = named(/^(.*(?:words|titles))\.dz\.ts$/);
  expect(translated).toContain('public/home/words');
  expect(Object.keys(globalThis.translations?.['dz'] ?? {}).toSorted()).toEqual(
    [...translated, 'language/format'].toSorted(),
  );
  const english = named(/^(.*(?:words|titles))\.en\.ts$/);
  expect(translated.filter((file) => !english.includes(file))).toEqual([]);
});

it('every Dzongkha file says that it is a draft', () => {
  const translated = files.filter((file) => /(words|titles)\.dz\.ts$/.test(file));
  const silent = translated.filter((file) => !readFileSync(join(source, file), 'utf8').includes('A draft:'));
  expect(silent).toEqual([]);
});
