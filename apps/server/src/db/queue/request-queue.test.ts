import { expect, test } from 'vitest';
import { requestQueue } from './database-queue.ts';
import { DatabaseOverloaded } from './waiting-limits.ts';

/** Answers what became of a request so far. */
const outcomeOf = (waiting: Promise<void>) => {
  const seen = { outcome: 'waits' };
  waiting.then(
    () => (seen.outcome = 'begun'),
    (error: unknown) => (seen.outcome = error instanceof DatabaseOverloaded ? 'refused' : String(error)),
  );
  return () => seen.outcome;
};

test('while few wait for the database, every request begins at once', async () => {
  const waitForTurn = requestQueue(() => 3, { patienceMs: 60_000 });
  await expect(Promise.all(Array.from({ length: 50 }, waitForTurn))).resolves.toHaveLength(50);
});

test('while many do, requests wait, and begin in their order when it is quiet again', async () => {
  let waiting = 10;
  const waitForTurn = requestQueue(() => waiting, { patienceMs: 60_000 });
  const order: number[] = [];
  const requests = [1, 2, 3].map(async (one) => {
    await waitForTurn();
    order.push(one);
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(order).toEqual([]);
  waiting = 0;
  await Promise.all(requests);
  expect(order).toEqual([1, 2, 3]);
});

test('only as many begin at once as there is room for', async () => {
  let others = 10;
  const outcomes: (() => string)[] = [];
  const howMany = (wanted: string) => outcomes.filter((outcome) => outcome() === wanted).length;
  // A request that has begun waits for a connection.
  const waitForTurn = requestQueue(() => others + howMany('begun'), { patienceMs: 60_000 });
  for (let one = 0; one < 5; one += 1) outcomes.push(outcomeOf(waitForTurn()));
  others = 8;
  await expect.poll(() => howMany('begun')).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([howMany('begun'), howMany('waits')]).toEqual([2, 3]);
});

test('a request that has waited too long is refused, and so is at once one that finds too many waiting', async () => {
  const waitForTurn = requestQueue(() => 10, { patienceMs: 100, mostWaiting: 2 });
  const begun = performance.now();
  const first = [waitForTurn(), waitForTurn()];
  await expect(waitForTurn()).rejects.toBeInstanceOf(DatabaseOverloaded);
  const settled = await Promise.allSettled(first);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(100);
});
