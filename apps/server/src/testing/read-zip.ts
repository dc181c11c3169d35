import { crc32 } from 'node:zlib';

interface Unpacked {
  name: string;
  content: Buffer;
}

/** The entries of a ZIP file that are stored as they are, found by its directory, each with the checksum it claims. */
export function readZip(zip: Buffer): Unpacked[] {
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== 0x06054b50) throw new Error('The end of the directory is missing.');
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error('The directory is broken.');
    const [checksum, size] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24)];
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    if (zip.readUInt32LE(local) !== 0x04034b50) throw new Error(`${name} is not where it should be.`);
    const begin = local + 30 + zip.readUInt16LE(local + 26);
    const content = zip.subarray(begin, begin + size);
    if (crc32(content) !== checksum) throw new Error(`The checksum of ${name} is wrong.`);
    at += 46 + nameLength;
    return { name, content };
  });
}
