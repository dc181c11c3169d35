import { fork } from 'node:child_process';
import { join } from 'node:path';
import { packageRoot } from '../../base/start/package-root.ts';
import { shortLived } from '../../db/durability/short-lived.ts';
import type { Progress } from '../progress.ts';
import type { BackupOrder, BackupReply, FactsOf, Refusal } from './orders.ts';

/** It could not be done, and nothing was changed. */
export class OrderRefused extends Error {
  readonly reason: Refusal['reason'];

  constructor({ reason, text }: Refusal) {
    super(text);
    this.reason = reason;
  }
}

interface Watching {
  onProgress?: Progress;
  /** Ends the work where it is. */
  signal?: AbortSignal | undefined;
}

/** Enough for the table of contents of hundreds of thousands of files; rows and bytes go through it in small portions. */
const heapMegabytes = 768;

/** Has a process of its own do it: whatever a file holds, the worst it can do is not to be read. */
export function runOrder<Kind extends BackupOrder['kind']>(
  order: Extract<BackupOrder, { kind: Kind }>,
  { onProgress = () => {}, signal }: Watching = {},
): Promise<FactsOf[Kind]> {
  const child = fork(join(packageRoot(), 'dist', 'backup-process.js'), {
    execArgv: [...shortLived, `--max-old-space-size=${heapMegabytes}`],
    // It is told everything it needs, so it inherits no secret of this process.
    env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], TZ: process.env['TZ'] },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    ...(signal && { signal, killSignal: 'SIGKILL' }),
  });
  return new Promise((resolve, reject) => {
    const ended = () =>
      reject(new OrderRefused({ reason: 'other', text: 'It was ended before it was done.' }));
    child.on('message', (reply: BackupReply) => {
      if ('progress' in reply) onProgress(reply.progress);
      else if ('done' in reply) resolve(reply.done as FactsOf[Kind]);
      else reject(new OrderRefused(reply.refused));
    });
    child.once('error', ended);
    child.once('exit', ended);
    child.send(order);
  });
}
