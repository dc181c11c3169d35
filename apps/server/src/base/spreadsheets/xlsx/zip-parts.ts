import type { Readable } from 'node:stream';
import yauzl, { type Entry } from 'yauzl';
import { damaged, notASheet, tooLarge, words } from '../refusals.ts';
import type { SheetLimits } from '../sheet-limits.ts';

/** The parts of a workbook that are asked for; everything else in the archive stays packed. */
export interface ZipParts {
  has(name: string): boolean;
  /** How many bytes it says it unpacks to. */
  sizeOf(name: string): number;
  open(name: string): Promise<Readable>;
}

/**
 * Reads the directory first. A part that declares too much is not opened at all, and one that holds more
 * than it declares breaks off (yauzl counts what really comes out).
 */
export async function openZip(bytes: Uint8Array, limits: SheetLimits): Promise<ZipParts> {
  const zip = await yauzl.fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    lazyEntries: true,
    autoClose: false,
  });
  if (zip.entryCount > limits.zipEntries) throw notASheet(words.tooManyParts);
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);

  let unpacked = 0;
  return {
    has: (name) => entries.has(name.toLowerCase()),
    sizeOf: (name) => entries.get(name.toLowerCase())?.uncompressedSize ?? 0,
    async open(name) {
      const entry = entries.get(name.toLowerCase());
      if (!entry) throw damaged();
      if (entry.isEncrypted()) throw notASheet(words.protectedFile);
      unpacked += entry.uncompressedSize;
      if (unpacked > limits.unpackedBytes || isBomb(entry, limits)) throw tooLarge(words.tooMuchInside);
      return zip.openReadStreamPromise(entry);
    },
  };
}

function isBomb({ uncompressedSize, compressedSize }: Entry, limits: SheetLimits): boolean {
  return (
    uncompressedSize > limits.ratioMattersFrom && uncompressedSize > compressedSize * limits.packingRatio
  );
}
