import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { capture } from './processes.mjs';
import { inRoot } from './root.mjs';

/** The first speaks at once, and again when the other has ended. */
const waits = `
  console.log('early');
  setInterval(() => {
    if (!require('fs').existsSync(process.argv[1])) return;
    console.error('late');
    process.exit(3);
  }, 20)`;
const goes = `console.log('between'); require('fs').writeFileSync(process.argv[1], '')`;
const both = `
  import { run } from '${pathToFileURL(inRoot('scripts/lib/processes.mjs')).href}';
  const [waits, goes, file] = process.argv.slice(1);
  const codes = await Promise.all([
    run(process.execPath, ['-e', waits, file], { printsAtEnd: true }),
    run(process.execPath, ['-e', goes, file]),
  ]);
  console.log(codes.join(' '));`;

test('what a program says beside another one is printed together, at its end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kathok-beside-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const args = ['--input-type=module', '-e', both, waits, goes, join(folder, 'ended')];
  const { output } = await capture(process.execPath, args);
  expect(output.trim().split(/\s+/)).toEqual(['between', 'early', 'late', '3', '0']);
});
