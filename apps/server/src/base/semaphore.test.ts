import { expect, it } from 'vitest';
import { semaphore } from './semaphore.ts';

const refusal = { code: 'unavailable', details: { retryAfterSeconds: 5 } };

it('runs only so many at once, in order, and refuses what finds no room to wait', async () => {
  const { run } = semaphore(2, { mostWaiting: 3 });
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const visit = (visitor: number) =>
    run(async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      order.push(visitor);
      running -= 1;
    });
  const visits = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(visit));
  expect(most).toBe(2);
  expect(order).toEqual([1, 2, 3, 4, 5]);
  expect(visits[5]).toMatchObject({ status: 'rejected', reason: refusal });
});

it('gives the room of failed work back', async () => {
  const { run } = semaphore(1, { mostWaiting: 1 });
  await expect(run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await run(() => Promise.resolve('done'))).toBe('done');
});

it('counts by weight, and never more than the whole', async () => {
  const { acquire, inUse } = semaphore(10);
  const first = await acquire(7);
  let isIn = false;
  const second = acquire(99).then((release) => ((isIn = true), release));
  await Promise.resolve();
  expect([inUse(), isIn]).toEqual([7, false]);
  first();
  first();
  const release = await second;
  expect([inUse(), isIn]).toEqual([10, true]);
  release();
  expect(inUse()).toBe(0);
});

it('refuses what has waited too long, and lets pass what it held up', async () => {
  const { acquire, waiting } = semaphore(10, { waitMs: 20 });
  await acquire(6);
  const heavy = acquire(8);
  const light = acquire(3);
  await expect(heavy).rejects.toMatchObject(refusal);
  await light;
  expect(waiting()).toBe(0);
});

it('lets what is urgent pass all that is not, and does not refuse it because of them', async () => {
  const { acquire } = semaphore(1, { mostWaiting: 2 });
  const release = await acquire();
  const order: string[] = [];
  const enter = async (name: string, isUrgent = false) => {
    const leave = await acquire(1, isUrgent);
    order.push(name);
    leave();
  };
  const all = [enter('stranger 1'), enter('stranger 2'), enter('office 1', true), enter('office 2', true)];
  await expect(enter('stranger 3')).rejects.toMatchObject(refusal);
  release();
  await Promise.all(all);
  expect(order).toEqual(['office 1', 'office 2', 'stranger 1', 'stranger 2']);
});
