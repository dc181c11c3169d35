import type { PublicLimit } from '../../../platform/limits/public-limit.ts';

/** Nobody guesses a signature; this only keeps a program from writing without an end. */
export const unsubscribeLimit: PublicLimit = {
  name: 'unsubscribe',
  own: (from) => [{ of: from, limit: 60, windowSeconds: 15 * 60 }],
};
