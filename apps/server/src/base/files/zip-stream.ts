import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  name: string;
  bytes: Uint8Array;
}

/** An entry of any size, packed while it is made. */
export interface ZipPart {
  name: string;
  text: AsyncIterable<string>;
}

export const zipMediaType = 'application/zip';

/** Made with version 2.0, names in UTF-8; dated 1 January 1980, the first day there is. */
const stored = Buffer.from([20, 0, 0, 8, 0, 0, 0, 0, 33, 0]);
/** Deflated, with the checksum and sizes behind the content. */
const packed = Buffer.from([20, 0, 8, 8, 8, 0, 0, 0, 33, 0]);

/**
 * A ZIP file that is made while it is sent. Entries with bytes are stored as they are, which is right for PDFs; of entries with
 * text only a few kilobytes are in memory at a time. There must be fewer than 65,535, together less than 4 GB.
 */
export function zipStream(entries: AsyncIterable<ZipEntry | ZipPart>): Readable {
  return Readable.from(zipBytes(entries), { objectMode: false });
}

async function* zipBytes(entries: AsyncIterable<ZipEntry | ZipPart>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const { name } = entry;
    const manner = 'bytes' in entry ? stored : packed;
    const list = (facts: Buffer) => {
      const place = Buffer.alloc(14);
      place.writeUInt32LE(offset, 10);
      const version = Buffer.from([20, 0]);
      directory.push(
        Buffer.concat([signature(0x02014b50), version, manner, facts, place, Buffer.from(name)]),
      );
    };
    const local = (facts: Buffer) => Buffer.concat([signature(0x04034b50), manner, facts, Buffer.from(name)]);
    if ('bytes' in entry) {
      const { bytes } = entry;
      const facts = factsOf(name, { checksum: crc32(bytes), packed: bytes.length, size: bytes.length });
      list(facts);
      yield local(facts);
      yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      offset += local(facts).length + bytes.length;
    } else {
      const head = local(factsOf(name, { checksum: 0, packed: 0, size: 0 }));
      yield head;
      const counted = { checksum: 0, packed: 0, size: 0 };
      yield* deflated(entry.text, counted);
      const facts = factsOf(name, counted);
      yield Buffer.concat([signature(0x08074b50), facts.subarray(0, 12)]);
      list(facts);
      offset += head.length + counted.packed + 16;
    }
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

interface Counted {
  checksum: number;
  packed: number;
  size: number;
}

async function* deflated(text: AsyncIterable<string>, counted: Counted): AsyncGenerator<Buffer> {
  async function* bytes() {
    for await (const piece of text) {
      const plain = Buffer.from(piece);
      counted.checksum = crc32(plain, counted.checksum);
      counted.size += plain.length;
      yield plain;
    }
  }
  const deflate = createDeflateRaw({ level: 4 });
  // A source that fails ends the stream, and what reads it then fails with the same error.
  pipeline(Readable.from(bytes(), { objectMode: false }), deflate, () => undefined);
  for await (const piece of deflate as AsyncIterable<Buffer>) {
    counted.packed += piece.length;
    yield piece;
  }
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** Checksum, size stored, size as it is, length of the name, no further fields. */
function factsOf(name: string, { checksum, packed: inside, size }: Counted): Buffer {
  const facts = Buffer.alloc(16);
  facts.writeUInt32LE(checksum, 0);
  facts.writeUInt32LE(inside, 4);
  facts.writeUInt32LE(size, 8);
  facts.writeUInt16LE(Buffer.byteLength(name), 12);
  return facts;
}
