import type { Ctx } from '../context.ts';

/** What a handler may want to know of its job. */
export interface JobRun {
  id: string;
  /** 1 the first time. */
  attempt: number;
  isLastAttempt: boolean;
  /** Throws `JobPaused` when the process is to end or the storage is full. Long work calls it where it can be left. */
  pauseIfAsked(): void;
}

/** Leaves the work where it is. The job goes back to those that wait, and this does not count as an attempt. */
export class JobPaused extends Error {}

/** Part of the work is done, and the rest comes later. The job runs again then, and this is no failure. */
export class JobPostponed extends Error {
  readonly milliseconds: number;

  constructor(milliseconds: number) {
    super();
    this.milliseconds = milliseconds;
  }
}

/**
 * Does the work of one job. It may be done again after a crash, so doing it twice must not harm; and it holds no
 * connection while it waits for the outside world, because the embedded database has only one.
 */
export type JobHandler = (ctx: Ctx, payload: Record<string, unknown>, run: JobRun) => Promise<void>;
/** What does the work of each kind of job. */
export type JobHandlers = Record<string, JobHandler>;
