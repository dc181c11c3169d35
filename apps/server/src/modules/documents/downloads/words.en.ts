/** What people read about downloading many papers. */
export const words = {
  none: 'There are no papers to download.',
  tooMany: (most: string) => `must be narrower: one download holds at most ${most} papers`,
};
