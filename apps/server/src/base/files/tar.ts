/** Plain ustar, read and written here because a bare machine may have no tar program. */
export interface TarEntry {
  path: string;
  size: number;
  isFolder: boolean;
}

export const TAR_BLOCK = 512;
export const TAR_END = Buffer.alloc(2 * TAR_BLOCK);

export function tarHeader({ path, size, isFolder }: TarEntry): Buffer {
  const header = Buffer.alloc(TAR_BLOCK);
  const put = (text: string, at: number) => header.write(text, at, 'utf8');
  const [prefix, name] = splitPath(path);
  put(name, 0);
  put(isFolder ? '0000700\0' : '0000600\0', 100);
  put('0000000\0', 108);
  put('0000000\0', 116);
  put(`${size.toString(8).padStart(11, '0')}\0`, 124);
  put('00000000000\0', 136);
  put('        ', 148); // the checksum counts itself as spaces
  put(isFolder ? '5' : '0', 156);
  put('ustar\x0000', 257);
  put(prefix, 345);
  const checksum = header.reduce((sum, byte) => sum + byte, 0);
  put(`${checksum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** Undefined for the empty block that ends an archive. */
export function readTarHeader(block: Buffer): TarEntry | undefined {
  if (block[0] === 0) return undefined;
  const field = (at: number, length: number) =>
    block.toString('utf8', at, at + length).split('\0', 1)[0] ?? '';
  const prefix = field(345, 155);
  const size = Number.parseInt(field(124, 12), 8);
  if (field(257, 5) !== 'ustar' || Number.isNaN(size)) throw new Error('This is not a tar archive.');
  return {
    path: prefix ? `${prefix}/${field(0, 100)}` : field(0, 100),
    size,
    isFolder: field(156, 1) === '5',
  };
}

/** How many bytes fill up the last block of a body of this size. */
export function tarPadding(size: number): number {
  return (TAR_BLOCK - (size % TAR_BLOCK)) % TAR_BLOCK;
}

function splitPath(path: string): [prefix: string, name: string] {
  if (fits(path, 100)) return ['', path];
  for (let slash = path.indexOf('/'); slash > 0; slash = path.indexOf('/', slash + 1)) {
    const parts: [string, string] = [path.slice(0, slash), path.slice(slash + 1)];
    if (fits(parts[0], 155) && fits(parts[1], 100)) return parts;
  }
  throw new Error(`The path is too long for an archive: ${path}`);
}

function fits(text: string, limit: number): boolean {
  return Buffer.byteLength(text) <= limit;
}
