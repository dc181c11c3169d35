/** A part of a file of the ISO base media format, of which HEIC is one: where it begins, where its content does, where it ends. */
export interface Box {
  type: string;
  start: number;
  body: number;
  end: number;
}

/** The file is not what it should be. */
export class BrokenFile extends Error {}

export function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start < to;) {
    if (start + 8 > to) throw new BrokenFile();
    const short = bytes.readUInt32BE(start);
    const body = start + (short === 1 ? 16 : 8);
    if (body > to) throw new BrokenFile();
    const size = short === 1 ? readNumber(bytes, start + 8, 8) : short === 0 ? to - start : short;
    const end = start + size;
    if (end < body || end > to) throw new BrokenFile();
    boxes.push({ type: bytes.toString('latin1', start + 4, start + 8), start, body, end });
    start = end;
  }
  return boxes;
}

/** An unsigned number of that many bytes; zero where it has none. */
function readNumber(bytes: Buffer, at: number, size: number): number {
  if (at + size > bytes.length) throw new BrokenFile();
  if (size === 0) return 0;
  if (size <= 4) return bytes.readUIntBE(at, size);
  const number = Number(bytes.readBigUInt64BE(at));
  if (!Number.isSafeInteger(number)) throw new BrokenFile();
  return number;
}

/** Reads numbers one after the other. */
export function numbersFrom(bytes: Buffer, start: number) {
  let at = start;
  return (size: number): number => {
    const number = readNumber(bytes, at, size);
    at += size;
    return number;
  };
}
