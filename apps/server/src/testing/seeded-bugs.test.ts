import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../base/start/package-root.ts';
import { seededBugs } from './seeded-bugs.ts';

const read = (file: string) => readFileSync(join(packageRoot(), '../..', file), 'utf8');

// Taking each out and running its test is long; that there is something to take out is seen at once.
test.each(Object.entries(seededBugs))('the %s is where it is said to be, and so is its test', (_, bug) => {
  expect(read(bug.test)).toContain(bug.named);
  const places = bug.source
    ? read(bug.source.file).split(bug.source.take).length - 1
    : (bug.sql?.match(/DROP CONSTRAINT|CREATE TRIGGER/g)?.length ?? 0);
  expect(places).toBe(1);
});
