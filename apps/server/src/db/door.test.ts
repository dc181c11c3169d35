import { expect, test } from 'vitest';
import { DatabaseOverloaded } from './bounded-pool.ts';
import { door } from './door.ts';

/** Answers what became of somebody so far. */
const outcomeOf = (entering: Promise<void>) => {
  const seen = { outcome: 'waits' };
  entering.then(
    () => (seen.outcome = 'inside'),
    (error: unknown) => (seen.outcome = error instanceof DatabaseOverloaded ? 'refused' : String(error)),
  );
  return () => seen.outcome;
};

test('while hardly anybody waits inside, everybody enters at once', async () => {
  const enter = door({ waitingCount: 3 }, { patienceMs: 60_000 });
  await expect(Promise.all(Array.from({ length: 50 }, enter))).resolves.toHaveLength(50);
});

test('while many wait inside, newcomers wait at the door, and enter in their order when it is quiet again', async () => {
  const pool = { waitingCount: 10 };
  const enter = door(pool, { patienceMs: 60_000 });
  const order: number[] = [];
  const entering = [1, 2, 3].map(async (one) => {
    await enter();
    order.push(one);
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(order).toEqual([]);
  pool.waitingCount = 0;
  await Promise.all(entering);
  expect(order).toEqual([1, 2, 3]);
});

test('only as many enter at once as there is room for inside', async () => {
  let others = 10;
  const outcomes: (() => string)[] = [];
  const howMany = (wanted: string) => outcomes.filter((outcome) => outcome() === wanted).length;
  const pool = {
    // Whoever has entered waits inside.
    get waitingCount() {
      return others + howMany('inside');
    },
  };
  const enter = door(pool, { patienceMs: 60_000 });
  for (let one = 0; one < 5; one += 1) outcomes.push(outcomeOf(enter()));
  others = 8;
  await expect.poll(() => howMany('inside')).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([howMany('inside'), howMany('waits')]).toEqual([2, 3]);
});

test('who has waited too long is refused, and so is at once whoever finds too many at the door', async () => {
  const enter = door({ waitingCount: 10 }, { patienceMs: 100, mostAtDoor: 2 });
  const begun = performance.now();
  const first = [enter(), enter()];
  await expect(enter()).rejects.toBeInstanceOf(DatabaseOverloaded);
  const settled = await Promise.allSettled(first);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(100);
});
