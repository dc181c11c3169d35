/** What people read about downloading many papers. */
export const words = {
  none: 'There are no documents to download.',
  tooMany: (most: string) => `must be narrower: one download holds at most ${most} documents`,
  tooManyToPrint: (most: string) => `must be narrower: one print holds at most ${most} receipts`,
  receipts: 'Receipts',
};
