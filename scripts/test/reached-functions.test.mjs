import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { repositoryFunctions, unreachedFunctions } from './reached-functions.mjs';
import { inRoot } from '../lib/root.mjs';

test('a function of a repository that no test has called is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kathok-reached-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [source, reached] = [join(folder, 'src'), join(folder, 'reached')];
  mkdirSync(join(source, 'modules/lamps'), { recursive: true });
  mkdirSync(reached);
  writeFileSync(
    join(source, 'modules/lamps/lamp.repository.ts'),
    `export async function findLamp(db) {}
export function* walkLamps(db) {}
export const countLamps = (db) => 1;
export const lampsPerRow = 7;
function rows(db) {}
export interface Lamp {}
`,
  );
  writeFileSync(join(source, 'modules/lamps/lamp.service.ts'), 'export function lightLamp() {}');
  writeFileSync(join(reached, '1.txt'), 'modules/lamps/lamp.repository.ts findLamp\n');
  writeFileSync(join(reached, '2.txt'), 'modules/lamps/lamp.repository.ts rows\n');
  expect(unreachedFunctions(source, reached)).toEqual([
    'modules/lamps/lamp.repository.ts walkLamps',
    'modules/lamps/lamp.repository.ts countLamps',
  ]);
});

test('where nothing was called, everything is named', () => {
  const source = inRoot('apps/server/src');
  expect(unreachedFunctions(source, inRoot('no-such-folder'))).toEqual(repositoryFunctions(source));
});

test('the repositories of the product are found', () => {
  const found = repositoryFunctions(inRoot('apps/server/src'));
  expect(found.length).toBeGreaterThan(300);
  expect(found).toContain('modules/payments/payment.repository.ts findPayments');
});
