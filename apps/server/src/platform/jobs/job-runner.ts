import { takesRecords, unlimitedStorage } from '../../base/storage/storage.ts';
import { buryExhaustedJobs, claimJobs, enqueue, freeJobsOf, pullForward } from './job.repository.ts';
import { JobPlaces } from './job-places.ts';
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

const lookEveryMs = 1000;
const lookAfterTroubleMs = 10_000;
const forEver = 1_000_000;

/**
 * `server` is the name of this server among those on the same database; what it was doing when it was killed is taken up
 * again at its start.
 */
export function jobRunner(
  deps: ContextDeps,
  kinds: Record<string, JobKind>,
  { server }: { server?: string | undefined } = {},
): JobRunner {
  const { db, clock, log, storage = unlimitedStorage } = deps;
  const running = new JobPlaces();
  let looking: Promise<void> | undefined;
  let isStopping = false;
  let wake: (() => void) | undefined;
  const nap = (ms: number) =>
    new Promise<void>((resolve) => {
      const alarm = setTimeout(resolve, ms);
      wake = () => resolve(clearTimeout(alarm));
    });
  const mustPause = () => isStopping || !takesRecords(storage);

  async function startDue(): Promise<number> {
    const free = running.free();
    if (mustPause() || free.places <= 0) return 0;
    const jobs = await claimJobs(db, await kindsTakenHere(deps, kinds), free, { now: clock.now(), server });
    for (const job of jobs) {
      const work = runJob(deps, kinds[job.kind]!, job, mustPause).catch((err: unknown) =>
        log.error({ err, job: job.id, kind: job.kind }, 'a job could not be written down'),
      );
      running.take(job, work);
    }
    return jobs.length;
  }

  /** False when it was the last time. */
  async function look(): Promise<boolean> {
    try {
      const isBusy = (await startDue()) > 0 || running.free().bulkPlaces <= 0;
      // With more jobs than places, the first that is done gives its place to the next.
      if (!isStopping) await Promise.race([nap(lookEveryMs), ...(isBusy ? [running.oneEnded()] : [])]);
    } catch (err) {
      log.error({ err }, 'jobs could not be looked for');
      if (!isStopping) await nap(lookAfterTroubleMs);
    }
    wake?.();
    return !isStopping;
  }

  const lookUntilStopped = async () => {
    for (let goesOn = true; goesOn;) goesOn = await look();
  };

  return {
    async start() {
      await takeUp(deps, kinds, server);
      looking = lookUntilStopped();
    },
    async stop() {
      isStopping = true;
      wake?.();
      await looking;
      await running.allEnded();
      isStopping = false;
    },
    async runDue() {
      let count = 0;
      for (let started = await startDue(); started > 0; started = await startDue()) {
        count += started;
        await running.allEnded();
      }
      return count;
    },
  };
}

/**
 * What was left by this server when it was killed, by others that ended in their last attempt, and by a wrong clock; and what
 * comes back by itself.
 */
async function takeUp(
  { db, clock }: ContextDeps,
  kinds: Record<string, JobKind>,
  server: string | undefined,
): Promise<void> {
  if (server !== undefined) await freeJobsOf(db, server);
  await buryExhaustedJobs(db, clock.now());
  await pullForward(db, clock.now());
  await keepRecurring({ db, clock }, kinds);
}

async function kindsTakenHere({ db, clock }: ContextDeps, kinds: Record<string, JobKind>): Promise<string[]> {
  const taken: string[] = [];
  for (const [kind, { isTakenHere }] of Object.entries(kinds))
    if (!isTakenHere || (await isTakenHere(db, clock.now()))) taken.push(kind);
  return taken;
}

async function keepRecurring(
  { db, clock }: Pick<ContextDeps, 'db' | 'clock'>,
  kinds: Record<string, JobKind>,
): Promise<void> {
  const now = clock.now();
  for (const [kind, { everySeconds, isBulk = false }] of Object.entries(kinds)) {
    if (everySeconds !== undefined)
      await enqueue(db, { kind, uniqueKey: kind, maxAttempts: forEver, isBulk, now });
  }
}
