import { ofNetwork, type PublicLimit } from '../../../platform/limits/public-limit.ts';

const day = 24 * 60 * 60;
const KiB = 1024;
const MiB = 1024 * KiB;

/**
 * For every slip that is sent, whatever it pays. Drawing a picture anew is the most work that a stranger can ask for,
 * and a file that is kept takes room for years.
 */
export const slipLimit: PublicLimit<{ body: { slip: File } }> = {
  name: 'slip',
  own: (from, { body: { slip } }) => [
    ...ofNetwork(from, { limit: 60, windowSeconds: 15 * 60 }),
    // Less than what everybody has together, or one address could use that up.
    { of: `${from} in a day`, limit: 600, windowSeconds: day },
    // 300 MiB.
    {
      of: `${from} kilobytes in a day`,
      limit: 300 * KiB,
      weight: Math.ceil(slip.size / KiB),
      windowSeconds: day,
    },
  ],
  // Every mebibyte that is begun counts as a slip, so this is about 5 GiB as well.
  together: { limit: 5000, windowSeconds: day },
  weightTogether: ({ body: { slip } }) => Math.max(1, Math.ceil(slip.size / MiB)),
};
