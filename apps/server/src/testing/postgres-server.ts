import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { packageRoot } from '../base/start/package-root.ts';

/** A PostgreSQL server of its own, which goes away with this process; with other settings than those that make it quick. */
export function startPostgresServer(settings: `${string}=${string}`[] = []): {
  address: Promise<string>;
  stop(): Promise<unknown>;
} {
  const program = join(packageRoot(), '../../scripts/test/postgres/postgres-keeper.mjs');
  const keeper = spawn(process.execPath, [program, ...settings], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(keeper, 'exit');
  const failed = ended.then(() => Promise.reject(new Error('PostgreSQL for the tests did not start.')));
  failed.catch(() => {});
  const firstLine = once(createInterface({ input: keeper.stdout }), 'line').then(([line]) => String(line));
  return {
    address: Promise.race([firstLine, failed]),
    stop() {
      keeper.stdin.end();
      return ended;
    },
  };
}
