const MiB = 1024 * 1024;

/** What a file may ask of us. An honest sheet of 50,000 members needs a third of the room and a twentieth of the time. */
export const sheetLimits = {
  rows: 200_000,
  columns: 200,
  /** Excel itself puts no more characters into one cell. */
  cellChars: 32_767,
  /** One long text, written once and used in every cell, must not grow without end on its way out. */
  textChars: 256 * MiB,
  zipEntries: 2_000,
  unpackedBytes: 256 * MiB,
  /** Packed text of a real sheet shrinks to a tenth; a hundredth is a trap, unless it is small anyway. */
  packingRatio: 100,
  ratioMattersFrom: 8 * MiB,
  heapMegabytes: 256,
  patienceMs: 60_000,
};
export type SheetLimits = typeof sheetLimits;
