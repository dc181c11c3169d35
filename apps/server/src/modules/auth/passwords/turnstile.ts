import { AppError } from '../../../platform/app-error.ts';

/** Lets a few through at a time; the others wait in order, and past `waitingRoom` they are sent away. */
export function turnstile(places: number, waitingRoom: number) {
  let free = places;
  const waiting: (() => void)[] = [];

  return async function pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (free > 0) free -= 1;
    else if (waiting.length >= waitingRoom) throw new AppError('unavailable', { retryAfterSeconds: 5 });
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
