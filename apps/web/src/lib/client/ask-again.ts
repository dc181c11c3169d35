import { ApiProblem, NetworkFailure } from '../problem.ts';

/** A refusal stays one; only an absent or ailing server is asked again. */
export const mayPass = (error: unknown): boolean =>
  error instanceof NetworkFailure || (error instanceof ApiProblem && error.status >= 502);

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks a question that changes nothing up to three times, with a pause, before somebody has to press a button. */
export async function askAgain<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (const pause of [1000, 2000]) {
    try {
      return await ask();
    } catch (error) {
      if (!mayPass(error) || signal?.aborted) throw error;
    }
    await sleep(pause);
  }
  return ask();
}
