import type { Problem } from '@kathok/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAgain } from './ask-again.ts';
import { ApiProblem, NetworkFailure } from '../problem.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const problem = (status: number) => new ApiProblem({ status, code: 'any', title: 'Any' } as Problem);

/** How often it was asked, and what came of it. */
async function askedOf(...failures: Error[]) {
  let asked = 0;
  const answer = askAgain(async () => {
    asked += 1;
    const failure = failures.shift();
    if (failure) throw failure;
    return 'here';
  }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return [asked, await answer];
}

test('an absent or overloaded server is asked again', async () => {
  expect(await askedOf()).toEqual([1, 'here']);
  expect(await askedOf(new NetworkFailure('gone'))).toEqual([2, 'here']);
  expect(await askedOf(problem(503), new NetworkFailure('gone'))).toEqual([3, 'here']);
});

test('after three times the failure is told, and a refusal at once', async () => {
  const last = problem(502);
  expect(await askedOf(problem(503), problem(503), last)).toEqual([3, last]);
  const unknown = problem(404);
  expect(await askedOf(unknown)).toEqual([1, unknown]);
});
