import type { PublicLimit } from '../../../platform/admit.ts';

const day = 24 * 60 * 60;

/** For every slip that is sent, whatever it pays. Drawing a picture anew is the most work that a stranger can ask for. */
export const slipLimit: PublicLimit = {
  name: 'slip',
  own: (from) => [
    { of: from, limit: 60, windowSeconds: 15 * 60 },
    // Less than what everybody has together, or one address could use that up.
    { of: `${from} in a day`, limit: 600, windowSeconds: day },
  ],
  together: { limit: 5000, windowSeconds: day },
};
