import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  content: string | Uint8Array;
  /** What the directory claims instead of the truth. */
  declaredBytes?: number;
}

/** A zip archive, honest or not. */
export function zipArchive(parts: ZipPart[]): Uint8Array {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declaredBytes } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const sizes = { crc: crc32(bytes), packed: packed.length, bytes: declaredBytes ?? bytes.length };
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04\x14\0', 'latin1'),
      header(name, sizes),
      Buffer.from(name),
      packed,
    ]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.from('PK\x01\x02\x14\0\x14\0', 'latin1'),
      header(name, sizes),
      place,
      Buffer.from(name),
    );
    files.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, listed, end]);
}

/** The part that a local header and its line in the directory share. */
function header(
  name: string,
  { crc, packed, bytes }: { crc: number; packed: number; bytes: number },
): Buffer {
  const shared = Buffer.alloc(24);
  shared.writeUInt16LE(0x0800, 0); // names are UTF-8
  shared.writeUInt16LE(8, 2); // deflated
  shared.writeUInt32LE(crc, 8);
  shared.writeUInt32LE(packed, 12);
  shared.writeUInt32LE(bytes, 16);
  shared.writeUInt16LE(Buffer.byteLength(name), 20);
  return shared;
}
