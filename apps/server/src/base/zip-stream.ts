import { crc32 } from 'node:zlib';
import { Readable } from 'node:stream';

export interface ZipEntry {
  name: string;
  bytes: Uint8Array;
}

export const zipMediaType = 'application/zip';

/** Without compression, made with version 2.0, names in UTF-8; dated 1 January 1980, the first day there is. */
const common = Buffer.from([20, 0, 0, 8, 0, 0, 0, 0, 33, 0]);

/**
 * A ZIP file that is made while it is sent: one entry is in memory at a time. Entries are stored as they are, which is right for
 * PDFs, and must be fewer than 65,535 and together less than 4 GB.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>): Readable {
  return Readable.from(zipBytes(entries), { objectMode: false });
}

async function* zipBytes(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, bytes } of entries) {
    const facts = factsOf(name, bytes);
    const local = Buffer.concat([signature(0x04034b50), common, facts, Buffer.from(name)]);
    yield local;
    yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const version = Buffer.from([20, 0]);
    directory.push(Buffer.concat([signature(0x02014b50), version, common, facts, place, Buffer.from(name)]));
    offset += local.length + bytes.length;
  }
  const list = Buffer.concat(directory);
  yield list;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  yield end;
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** Checksum, size stored, size as it is, length of the name, no further fields. */
function factsOf(name: string, bytes: Uint8Array): Buffer {
  const facts = Buffer.alloc(16);
  facts.writeUInt32LE(crc32(bytes), 0);
  facts.writeUInt32LE(bytes.length, 4);
  facts.writeUInt32LE(bytes.length, 8);
  facts.writeUInt16LE(Buffer.byteLength(name), 12);
  return facts;
}
