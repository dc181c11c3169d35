import { expect, test } from 'vitest';
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
