import { takesRecords, unlimitedStorage } from '../../base/storage/storage.ts';
import { buryExhaustedJobs, claimJobs, enqueue } from './job.repository.ts';
import { type JobKind, runJob } from './run-job.ts';
import type { ContextDeps } from '../system-context.ts';

export interface JobRunner {
  /** Looks for due jobs from now on. */
  start(): Promise<void>;
  /** Takes no new ones and waits for those that run; long ones are left at their next safe point. */
  stop(): Promise<void>;
  /** Does everything that is due, and what that asks for in turn; answers how many jobs that were. */
  runDue(): Promise<number>;
}

const atOnce = 4;
const lookEveryMs = 1000;
const lookAfterTroubleMs = 10_000;
const forEver = 1_000_000;

export function jobRunner(deps: ContextDeps, kinds: Record<string, JobKind>): JobRunner {
  const { db, clock, log, storage = unlimitedStorage } = deps;
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isStopping = false;
  const mustPause = () => isStopping || !takesRecords(storage);

  async function kindsTakenHere(): Promise<string[]> {
    const taken: string[] = [];
    for (const [kind, { isTakenHere }] of Object.entries(kinds))
      if (!isTakenHere || (await isTakenHere(db, clock.now()))) taken.push(kind);
    return taken;
  }

  async function startDue(): Promise<number> {
    const free = mustPause() ? 0 : atOnce - running.size;
    const jobs = free > 0 ? await claimJobs(db, await kindsTakenHere(), free, clock.now()) : [];
    for (const job of jobs) {
      const run = runJob(deps, kinds[job.kind]!, job, mustPause)
        .catch((err: unknown) =>
          log.error({ err, job: job.id, kind: job.kind }, 'a job could not be written down'),
        )
        .finally(() => running.delete(run));
      running.add(run);
    }
    return jobs.length;
  }

  async function look(): Promise<void> {
    let pause = lookEveryMs;
    try {
      await startDue();
    } catch (err) {
      log.error({ err }, 'jobs could not be looked for');
      pause = lookAfterTroubleMs;
    }
    // With more jobs than workers, the first worker that is done takes the next.
    if (running.size >= atOnce) {
      await Promise.race(running);
      pause = 0;
    }
    if (!isStopping) timer = setTimeout(() => (looking = look()), pause);
  }

  return {
    async start() {
      await buryExhaustedJobs(db, clock.now());
      await keepRecurring(deps, kinds);
      looking = look();
    },
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await looking;
      await Promise.all(running);
      isStopping = false;
    },
    async runDue() {
      let count = 0;
      for (let started = await startDue(); started > 0; started = await startDue()) {
        count += started;
        await Promise.all(running);
      }
      return count;
    },
  };
}

async function keepRecurring({ db, clock }: ContextDeps, kinds: Record<string, JobKind>): Promise<void> {
  const now = clock.now();
  for (const [kind, { everySeconds }] of Object.entries(kinds)) {
    if (everySeconds !== undefined) await enqueue(db, { kind, uniqueKey: kind, maxAttempts: forEver, now });
  }
}
