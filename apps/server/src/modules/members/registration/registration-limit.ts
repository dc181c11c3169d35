import type { PublicLimit } from '../../../platform/limits/public-limit.ts';

/** A desk at a festival enters many in a row; a program enters thousands. Refusals count, or CIDs could be tried out. */
export const registrationLimit: PublicLimit = {
  name: 'registration',
  own: (from) => [{ of: from, limit: 30, windowSeconds: 15 * 60 }],
  together: { limit: 1000, windowSeconds: 60 * 60 },
};
