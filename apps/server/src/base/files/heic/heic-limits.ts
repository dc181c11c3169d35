/**
 * What one HEIC file may ask of us. A photo of 12 million pixels needs 95 MB and two seconds, one of 39 million
 * 270 MB (docs/decisions/slips-without-places.md).
 */
export const heicLimits = {
  pixels: 40_000_000,
  /** This is the decoder's own memory, which is no part of the heap. */
  memoryMegabytes: 384,
  heapMegabytes: 64,
  timeMs: 20_000,
};
export type HeicLimits = typeof heicLimits;

export interface HeicOrder {
  bytes: Uint8Array;
  limits: HeicLimits;
}

/** Three bytes for each pixel: red, green, blue. */
export interface RawPicture {
  pixels: Uint8Array;
  width: number;
  height: number;
}

export type FromHeicWorker = RawPicture | { refused: 'tooManyPixels' | 'unreadable' };
