import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { capture, run, tool } from '../lib/processes.mjs';
import { inRoot, root } from '../lib/root.mjs';
import { fetchNode } from './fetch-node.mjs';

const versions = [22, 24, 26];

/** Starts the product, asks how it is and stops it, as `npm start` and Ctrl-C do. */
async function startsAndStops(node, dataDir) {
  // Not by npm, whose shell it would wait for.
  const { npm_lifecycle_event: _, ...surroundings } = process.env;
  const env = { ...surroundings, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info', DATABASE_URL: '' };
  const server = spawn(node, [inRoot('scripts/run.mjs'), 'start'], { cwd: root, env });
  const ended = once(server, 'exit');
  server.stderr.pipe(process.stderr);
  let health;
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /listening at (http:\/\/[\d.:]+)/.exec(line)?.[1];
    if (!address) continue;
    health = await fetch(`${address}/api/health`);
    server.kill('SIGINT');
  }
  const [code] = await ended;
  return health?.status === 200 && code === 0;
}

/** The product starts and the unit tests pass on every Node that is supported. Answers what does not. */
export async function proveOtherNodes() {
  const folder = mkdtempSync(join(tmpdir(), 'kathok-nodes-'));
  const failed = [];
  try {
    for (const version of versions) {
      const node = await fetchNode(version, join(folder, String(version)));
      const { output } = await capture(node, ['--version']);
      console.log(`\nNode ${output.trim()}`);
      if (!(await startsAndStops(node, join(folder, `data-${version}`))))
        failed.push(`start on Node ${version}`);
      const units = [tool('vitest'), 'run', '--project', 'unit*', '--reporter=dot'];
      if ((await run(node, units)) !== 0) failed.push(`unit tests on Node ${version}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return failed;
}
