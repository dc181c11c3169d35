import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { shortTimeLimits } from './test-time-limits.mjs';

const folders = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function problemsOf(text, name = 'some.test.ts') {
  const root = mkdtempSync(join(tmpdir(), 'kathok-limits-'));
  folders.push(root);
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  writeFileSync(join(root, name), text);
  return shortTimeLimits(root);
}

test.each([
  ["test('it', work, 5_000);", 5000],
  ["it.each([1, 2])('of %i', work, 20_000);", 20_000],
  ["testInProve('it', { timeout: 10_000 }, work);", 10_000],
  ['beforeAll(work, 30_000);', 30_000],
  ['await vi.waitFor(look, 1000);', 1000],
  ['await vi.waitUntil(look, { timeout: 59_999 });', 59_999],
  ['await expect.poll(look, { timeout: 2_000 }).toBe(1);', 2000],
  ['await row.waitFor({ timeout: 500 });', 500],
])('%s is too short', (line, value) => {
  expect(problemsOf(`const a = 1;\n${line}\n`)).toEqual([
    expect.stringContaining(`some.test.ts:2 gives up after ${value} ms`),
  ]);
});

test.each([
  "test('it', work, 60_000);",
  "test('it', work, patience);",
  "test('it', work);",
  'await vi.waitFor(look, 60_000);',
  'await sleep(20);',
  'setInterval(look, 5);',
  "test('it', () => { expect(sum(1, 2)).toBe(3); });",
  "test('it', work, 500); // Time is the promise: the limit has to strike.",
])('%s passes', (line) => {
  expect(problemsOf(`${line}\n`)).toEqual([]);
});

test('only tests are looked at', () => {
  expect(problemsOf('launch({ timeout: 100 });\n', 'product.ts')).toEqual([]);
});
