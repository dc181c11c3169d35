import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { capture } from './lib/processes.mjs';
import { inRoot } from './lib/root.mjs';

const start = (...args) => capture(process.execPath, args);
const pretend = (version) =>
  `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;

test.each(['18.20.8', '20.18.3'])('Node %s is told in one line that it is too old', async (version) => {
  const { code, output } = await start('--import', pretend(version), inRoot('scripts/run.mjs'), 'start');
  expect(output).toBe(`Node 20.19 or newer is needed; this is Node ${version}.\n`);
  expect(code).toBe(1);
});

test('a plain failure is one line without a stack trace', async () => {
  const { code, output } = await start(inRoot('scripts/run.mjs'), 'backup');
  expect(output).toBe('Say which file: npm run backup -- FILE\n');
  expect(code).toBe(1);
});

/** On Windows npm starts another shell, which nobody can tell to stop. */
const testOnPosix = process.platform === 'win32' ? () => undefined : test;

testOnPosix('when the shell between npm and us is told to stop, we stop', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kathok-run-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const waiting = `
    process.once('SIGTERM', () => { console.log('stopped'); process.exit(); });
    setInterval(() => {}, 60_000);
    console.log('started');`;
  writeFileSync(join(folder, 'waiting.mjs'), waiting);
  const command = relative(inRoot('scripts'), join(folder, 'waiting'));
  // Something comes after it, so the shell cannot give its place to it.
  const line = `"${process.execPath}" "${inRoot('scripts/run.mjs')}" "${command}"; true`;
  const shell = spawn('sh', ['-c', line], { env: { ...process.env, npm_lifecycle_event: 'start' } });
  const lines = createInterface({ input: shell.stdout });
  expect(await once(lines, 'line')).toEqual(['started']);
  const said = once(lines, 'line');
  shell.kill('SIGTERM');
  expect(await said).toEqual(['stopped']);
});
