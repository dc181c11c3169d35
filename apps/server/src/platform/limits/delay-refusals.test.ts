import { expect, test } from 'vitest';
import { delayRefusals } from './delay-refusals.ts';

/** How many of these are answered before the hour is over. */
async function answeredAtOnce(asked: Promise<void>[]): Promise<number> {
  let answered = 0;
  for (const one of asked) void one.then(() => (answered += 1));
  await new Promise((resolve) => setImmediate(resolve));
  return answered;
}

test('a refusal is held, and only so many at once', async () => {
  const hold = delayRefusals(3_600_000, 3);
  expect(await answeredAtOnce(Array.from({ length: 10 }, hold))).toBe(7);
});

test('a place becomes free when a refusal has been answered', async () => {
  const hold = delayRefusals(1, 1);
  await hold();
  const begun = performance.now();
  await hold();
  expect(performance.now() - begun).toBeGreaterThanOrEqual(0.5);
});

test('without a time nothing is held', async () => {
  expect(await answeredAtOnce(Array.from({ length: 10 }, delayRefusals(0)))).toBe(10);
});
