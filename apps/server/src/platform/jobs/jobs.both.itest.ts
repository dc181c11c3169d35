import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../base/log.ts';
import { type Storage, unlimitedStorage } from '../../base/storage/storage.ts';
import { diskBlobs } from '../../base/files/blobs/disk-blobs.ts';
import { fileStore } from '../files/files.ts';
import type { JobHandler } from './job-handler.ts';
import { type JobRunner, jobRunner } from './job-runner.ts';
import { claimJobs, enqueue, failJob } from './job.repository.ts';
import type { JobKind } from './run-job.ts';
import type { ContextDeps } from '../system-context.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';
import { TestClock } from '../../testing/test-clock.ts';

let base: TestDatabase;
let clock: TestClock;
let done: unknown[];
beforeAll(async () => {
  base = await openTestDatabase();
});
beforeEach(async () => {
  await base.database.kysely.deleteFrom('jobs').execute();
  clock = new TestClock();
  done = [];
});
afterAll(() => base.close());

function runner(
  kinds: Record<string, JobKind>,
  { storage = unlimitedStorage, server }: { storage?: Storage; server?: string } = {},
): JobRunner {
  const deps: ContextDeps = {
    db: base.database.kysely,
    clock,
    baseUrl: '',
    files: fileStore(diskBlobs(base.place.dataDir)),
    log: createLog('silent'),
    storage,
  };
  return jobRunner(deps, kinds, { server });
}
const note: JobHandler = async (_ctx, payload) => void done.push(payload['n']);
const slowNote: JobHandler = async (ctx, payload, run) => {
  await delay(1);
  await note(ctx, payload, run);
};
const failing: JobHandler = async () => {
  throw new Error('mail server away');
};
const ask = (n: number, more: object = {}) =>
  enqueue(base.database.kysely, { kind: 'note', payload: { n }, now: clock.now(), ...more });
const claim = (server?: string) =>
  claimJobs(base.database.kysely, ['note'], { places: 5, bulkPlaces: 5 }, { now: clock.now(), server });
/** Leases are reckoned by the clock of the database, which no test moves. */
const endLeases = () =>
  base.database.kysely
    .updateTable('jobs')
    .set({ lockedUntil: new Date(0) })
    .execute();
const rows = () => base.database.kysely.selectFrom('jobs').selectAll().orderBy('createdAt').execute();

describe('a job', () => {
  test('is done once, in the order of its time', async () => {
    const jobs = runner({ note: { handler: note } });
    await ask(2, { runAt: new Date(clock.now().getTime() + 1000) });
    await ask(1);
    expect(await jobs.runDue()).toBe(1);
    clock.advance({ seconds: 1 });
    expect(await jobs.runDue()).toBe(1);
    expect(await jobs.runDue()).toBe(0);
    expect(done).toEqual([1, 2]);
  });

  test('is never heard of when its transaction is rolled back', async () => {
    const attempt = base.database.kysely.transaction().execute(async (tx) => {
      await enqueue(tx, { kind: 'note', payload: { n: 1 }, now: clock.now() });
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    expect(await runner({ note: { handler: note } }).runDue()).toBe(0);
  });

  test('asked for twice is asked for once, until it is done', async () => {
    const jobs = runner({ note: { handler: note } });
    await ask(1, { uniqueKey: 'a' });
    await ask(2, { uniqueKey: 'a' });
    await ask(3, { uniqueKey: 'b' });
    await jobs.runDue();
    await ask(4, { uniqueKey: 'a' });
    await jobs.runDue();
    expect(done.toSorted()).toEqual([1, 3, 4]);
  });

  test('of a kind that nobody knows waits for somebody who does', async () => {
    await ask(1);
    expect(await runner({ other: { handler: note } }).runDue()).toBe(0);
    expect(await runner({ note: { handler: note } }).runDue()).toBe(1);
  });

  test('that fails is tried again later and later, then given up', async () => {
    const attempts: string[] = [];
    const failing: JobHandler = async (_ctx, _payload, { attempt, isLastAttempt }) => {
      attempts.push(`${attempt}${isLastAttempt ? ' last' : ''}`);
      throw new Error('mail server away');
    };
    const jobs = runner({ note: { handler: failing } });
    await ask(1, { maxAttempts: 3 });
    for (const seconds of [0, 29, 1, 59, 1, 10_000]) {
      clock.advance({ seconds });
      await jobs.runDue();
    }
    expect(attempts).toEqual(['1', '2', '3 last']);
    const [job] = await rows();
    expect(job).toMatchObject({ attempts: 3, lastError: 'Error: mail server away', finishedAt: null });
    expect(job?.failedAt).not.toBeNull();
  });

  test('of a process that died is taken over when its lease is over, and the process that lost it has no say', async () => {
    await ask(1);
    const [lost] = await claim();
    expect(lost).toBeDefined();
    const jobs = runner({ note: { handler: note } });
    expect(await jobs.runDue()).toBe(0);
    await endLeases();
    expect(await jobs.runDue()).toBe(1);
    await failJob(base.database.kysely, lost!, 'late', clock.now());
    expect((await rows())[0]).toMatchObject({ lastError: null, attempts: 2 });
  });

  test('that ends the process every time is given up in the end', async () => {
    await ask(1, { maxAttempts: 2 });
    for (let times = 0; times < 2; times += 1) {
      expect(await claim()).toHaveLength(1);
      await endLeases();
    }
    const jobs = runner({ note: { handler: note } });
    await jobs.start();
    await jobs.stop();
    expect((await rows())[0]?.failedAt).not.toBeNull();
    expect(done).toEqual([]);
  });
});

describe('a server that was killed', () => {
  test('takes up at its start what it was doing, and leaves alone what others do', async () => {
    await ask(1);
    await claim('here:3000');
    await ask(2);
    await claim('there:3000');
    const jobs = runner({ note: { handler: note } }, { server: 'here:3000' });
    await jobs.start();
    await expect.poll(() => done.length, { timeout: 60_000 }).toBeGreaterThan(0);
    await jobs.stop();
    expect(done).toEqual([1]);
  });

  test('gives up at its start what ended it in the last attempt', async () => {
    await ask(1, { maxAttempts: 1 });
    await claim('here:3000');
    const jobs = runner({ note: { handler: note } }, { server: 'here:3000' });
    await jobs.start();
    await jobs.stop();
    expect((await rows())[0]).toMatchObject({ failedAt: expect.any(Date), attempts: 1 });
    expect(done).toEqual([]);
  });

  test('is told by the clock of the database whether others are dead, and not by its own', async () => {
    await ask(1);
    await claim('there:3000');
    clock.advance({ days: 3650 });
    expect(await runner({ note: { handler: note } }).runDue()).toBe(0);
  });
});

describe('what somebody waits for', () => {
  test('begins while as many of the others as may be are under way, and before those that wait', async () => {
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const slow: JobHandler = async (ctx, payload, run) => {
      await note(ctx, payload, run);
      if (payload['n'] !== 'code') await held;
    };
    for (let n = 0; n < 20; n += 1) await ask(n, { isBulk: true });
    const jobs = runner({ note: { handler: slow } });
    await jobs.start();
    await expect.poll(() => done.length, { timeout: 60_000 }).toBe(3);
    await enqueue(base.database.kysely, { kind: 'note', payload: { n: 'code' }, now: clock.now() });
    await expect.poll(() => done, { timeout: 60_000 }).toContain('code');
    expect(done).toHaveLength(4);
    release?.();
    await jobs.stop();
  });

  test('is not kept from its place by work that gives no sign of life', async () => {
    const endless: JobHandler = (_ctx, payload, run) =>
      new Promise((_resolve, reject) => {
        done.push(payload['n']);
        const look = setInterval(() => {
          try {
            run.pauseIfAsked();
          } catch (error) {
            clearInterval(look);
            reject(error as Error);
          }
        }, 200);
      });
    for (let n = 0; n < 4; n += 1) await ask(n);
    const jobs = runner({ note: { handler: endless, limitMs: 50 }, code: { handler: note } });
    await jobs.runDue();
    expect(await rows()).toMatchObject(
      Array.from({ length: 4 }, () => ({
        lastError: 'TookTooLong: A job took longer than 50 ms.',
        lockedUntil: null,
        finishedAt: null,
      })),
    );
    await enqueue(base.database.kysely, { kind: 'code', payload: { n: 'code' }, now: clock.now() });
    expect(await jobs.runDue()).toBe(1);
    expect(done).toEqual([0, 1, 2, 3, 'code']);
  });
});

describe('what somebody typed', () => {
  const typed = { payload: { n: 1, typed: '11410000001' }, uniqueKey: '11410000001' };
  const left = { payload: { n: 1 }, uniqueKey: null };

  test('is kept until the job is done', async () => {
    await ask(1, typed);
    expect((await rows())[0]).toMatchObject(typed);
    await runner({ note: { handler: note } }).runDue();
    expect((await rows())[0]).toMatchObject({ ...left, finishedAt: expect.any(Date) });
    expect(JSON.stringify(await rows())).not.toContain(typed.payload.typed);
  });

  test('is kept until the job is given up', async () => {
    await ask(1, { ...typed, maxAttempts: 2 });
    const jobs = runner({ note: { handler: failing } });
    await jobs.runDue();
    expect((await rows())[0]).toMatchObject(typed);
    clock.advance({ minutes: 1 });
    await jobs.runDue();
    expect((await rows())[0]).toMatchObject({ ...left, failedAt: expect.any(Date) });
    expect(JSON.stringify(await rows())).not.toContain(typed.payload.typed);
  });

  test('is forgotten with a job that ended its process', async () => {
    await ask(1, { ...typed, maxAttempts: 1 });
    await claim();
    await endLeases();
    const jobs = runner({ note: { handler: note } });
    await jobs.start();
    await jobs.stop();
    expect((await rows())[0]).toMatchObject({ ...left, failedAt: expect.any(Date) });
    expect(JSON.stringify(await rows())).not.toContain(typed.payload.typed);
  });
});

describe('many jobs', () => {
  test('are shared by runners without any being done twice', async () => {
    for (let n = 0; n < 60; n += 1) await ask(n);
    const runners = [1, 2, 3].map(() => runner({ note: { handler: slowNote } }));
    const counts = await Promise.all(runners.map((jobs) => jobs.runDue()));
    expect(counts.reduce((sum, count) => sum + count)).toBe(60);
    expect(new Set(done).size).toBe(60);
    expect(done).toHaveLength(60);
  });

  test('are looked for without being told, and stopping waits for those that run', async () => {
    let isEnded = false;
    const slow: JobHandler = async () => {
      done.push('begun');
      await delay(150);
      isEnded = true;
    };
    const jobs = runner({ note: { handler: slow } });
    await ask(1);
    await jobs.start();
    while (done.length === 0) await delay(5);
    await jobs.stop();
    expect(isEnded).toBe(true);
    expect((await rows())[0]?.finishedAt).not.toBeNull();
  });
});

describe('a recurring job', () => {
  const hourly = { tidy: { handler: async () => void done.push(clock.now()), everySeconds: 3600 } };
  async function life(): Promise<void> {
    const jobs = runner(hourly);
    await jobs.start();
    await jobs.runDue();
    await jobs.stop();
  }

  test('comes back, whether or not it went well, and runs once after a long pause', async () => {
    await life();
    await life();
    expect(done).toHaveLength(1);
    clock.advance({ days: 3 });
    await life();
    expect(done).toHaveLength(2);
    clock.advance({ minutes: 59 });
    await life();
    expect(done).toHaveLength(2);
    expect(await rows()).toHaveLength(1);
  });

  test('goes on after a failure', async () => {
    const failing = runner({ tidy: { handler: () => Promise.reject(new Error('no')), everySeconds: 60 } });
    await failing.start();
    await failing.runDue();
    await failing.stop();
    expect((await rows())[0]).toMatchObject({ lastError: 'Error: no', failedAt: null, attempts: 0 });
  });
});

/** Five steps, and a safe point before each. Where it is lies in `done`. */
const steps: JobHandler = async (_ctx, _payload, run) => {
  while (done.length < 5) {
    run.pauseIfAsked();
    done.push(run.attempt);
    await delay(20);
  }
};

describe('long work', () => {
  test('pauses while the storage is full, and goes on where it was without having failed', async () => {
    const storage: { -readonly [Name in keyof Storage]: Storage[Name] } = { ...unlimitedStorage };
    const jobs = runner({ note: { handler: steps } }, { storage });
    await ask(1);
    const run = jobs.runDue();
    await expect.poll(() => done.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
    storage.state = 'full';
    await run;
    expect(done.length).toBeLessThan(5);
    expect(await rows()).toMatchObject([
      { attempts: 0, lockedUntil: null, finishedAt: null, failedAt: null },
    ]);
    expect(await jobs.runDue(), 'nothing is begun meanwhile').toBe(0);
    storage.state = 'ok';
    await jobs.runDue();
    expect(done).toEqual([1, 1, 1, 1, 1]);
    expect((await rows())[0]?.finishedAt).not.toBeNull();
  });

  test('is left at its next safe point when the process ends', async () => {
    const jobs = runner({ note: { handler: steps } });
    await ask(1);
    await jobs.start();
    await expect.poll(() => done.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
    await jobs.stop();
    expect(done.length).toBeLessThan(5);
    expect(await rows()).toMatchObject([{ attempts: 0, lockedUntil: null, finishedAt: null }]);
  });
});
