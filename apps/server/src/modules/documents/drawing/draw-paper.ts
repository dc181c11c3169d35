import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { AppError } from '../../../base/app-error.ts';
import { packageRoot } from '../../../base/start/package-root.ts';
import { semaphore } from '../../../base/semaphore.ts';
import { type Caller, placesOfCallers } from '../../../platform/limits/places-of-callers.ts';
import { withKnownLetters } from './known-letters.ts';
import { type DrawnPaper, type FromPaperWorker, paperLimits, type PaperOrder } from './paper-order.ts';

/** Somebody opens about four papers at once, in the tabs of a browser. */
export const takePlace = placesOfCallers(4);
/** One at a time: nobody's request waits for another one's certificate. */
const drawing = semaphore(1, { mostWaiting: 200, waitMs: 30_000 });

/**
 * A process of its own. The compiler is a native library: where it fails, it ends the process it runs in, and some names in
 * scripts that run from right to left make it fail.
 */
let worker: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

class WorkerEnded extends Error {}

/** The PDF of a paper. The same order gives the same bytes. */
export const drawPaper = async (caller: Caller, order: PaperOrder): Promise<Uint8Array> =>
  (await drawPages(caller, order)).bytes;

/** The PDF of a paper, and how many pages it has become. */
export async function drawPages(caller: Caller, order: PaperOrder): Promise<DrawnPaper> {
  const giveBack = await takePlace(caller);
  try {
    const answer = await drawing.run(() => askUntilDrawn(order));
    if ('failed' in answer) throw new Error(`A paper could not be drawn: ${answer.failed}`);
    return answer;
  } finally {
    giveBack();
  }
}

/** Somebody else may have ended the process, so it is asked twice; then the paper itself is what it cannot bear. */
async function askUntilDrawn(order: PaperOrder): Promise<FromPaperWorker> {
  for (const again of [order, order]) {
    try {
      return await ask(again);
    } catch (error) {
      if (!(error instanceof WorkerEnded)) throw error;
    }
  }
  return ask({ ...order, data: withKnownLetters(order.data) });
}

async function ask(order: PaperOrder): Promise<FromPaperWorker> {
  clearTimeout(idle);
  const asked = (worker ??= startWorker());
  let timer: NodeJS.Timeout | undefined;
  const over = new AbortController();
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(new AppError('unavailable')), paperLimits.timeMs);
      const ended = () => reject(new WorkerEnded('The process that draws papers has ended.'));
      over.signal.addEventListener('abort', () => asked.off('message', resolve).off('exit', ended));
      asked.once('message', resolve).once('exit', ended);
      asked.send(order, (error) => error && ended());
    });
  } catch (error) {
    endWorker();
    throw error;
  } finally {
    clearTimeout(timer);
    over.abort();
    idle = setTimeout(endWorker, paperLimits.idleMs);
    idle.unref();
  }
}

function startWorker(): ChildProcess {
  // It needs none of our settings and secrets. What it says as it fails may have names in it, so nobody hears it.
  const { SystemRoot } = process.env;
  const started = fork(join(packageRoot(), 'dist', 'paper-worker.js'), {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${paperLimits.heapMegabytes}`],
    env: SystemRoot ? { SystemRoot } : {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  started.once('exit', () => {
    if (worker === started) worker = undefined;
  });
  // It is known by its end; without anybody who listens, an error would end us too.
  started.on('error', () => started.kill('SIGKILL'));
  started.unref();
  started.channel?.unref();
  return started;
}

function endWorker(): void {
  worker?.kill('SIGKILL');
  worker = undefined;
}
