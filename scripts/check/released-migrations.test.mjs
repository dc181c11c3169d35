import { copyFileSync, cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inRoot } from '../lib/root.mjs';
import { changedMigrations } from './released-migrations.mjs';

let root;
let folder;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kathok-migrations-'));
  folder = join(root, 'apps/server/migrations');
  mkdirSync(join(root, 'apps/server'), { recursive: true });
  cpSync(inRoot('apps/server/migrations'), folder, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

test('the released migrations are as they were, and new ones may come after them', () => {
  writeFileSync(join(folder, '9999_new.sql'), 'SELECT 1');
  expect(changedMigrations(root)).toEqual([]);
});

test('a released migration that is edited, removed or renamed is named', () => {
  writeFileSync(join(folder, '0003_imports.sql'), '-- edited', { flag: 'a' });
  expect(changedMigrations(root)).toEqual([
    expect.stringContaining('0003_imports.sql was released and must stay'),
  ]);
  copyFileSync(inRoot('apps/server/migrations/0003_imports.sql'), join(folder, '0003_imports.sql'));
  renameSync(join(folder, '0003_imports.sql'), join(folder, '0003_sheets.sql'));
  expect(changedMigrations(root)).toEqual([
    expect.stringContaining('0003_imports.sql was released and is missing'),
    expect.stringContaining('0003_sheets.sql comes before'),
  ]);
});

test('without the list nothing is proved', () => {
  rmSync(join(folder, 'released.sha256'));
  expect(changedMigrations(root)).toEqual([expect.stringContaining('released.sha256 is missing')]);
});
