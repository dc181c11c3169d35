import { type Box, boxesIn, BrokenFile, numbersFrom } from './boxes.ts';

/** Where a piece of an item lies: in the file, or in the box of small data. */
export interface Piece {
  isSmall: boolean;
  offset: number;
  length: number;
}

/** `iinf`: which items there are, and what each is: `hvc1` and `grid` are pictures, `Exif` and `mime` tell about them. */
export function itemTypes(bytes: Buffer, { body, end }: Box): Map<number, string> {
  const countSize = bytes.readUInt8(body) === 0 ? 2 : 4;
  return new Map(boxesIn(bytes, body + 4 + countSize, end).map((entry) => itemType(bytes, entry)));
}

function itemType(bytes: Buffer, { type, body }: Box): [number, string] {
  const version = bytes.readUInt8(body);
  if (type !== 'infe' || version < 2) throw new BrokenFile();
  const idSize = version === 2 ? 2 : 4;
  const kindAt = body + 4 + idSize + 2;
  return [numbersFrom(bytes, body + 4)(idSize), bytes.toString('latin1', kindAt, kindAt + 4)];
}

/** `iloc`: where the items lie. */
export function itemPieces(bytes: Buffer, { body }: Box): Map<number, Piece[]> {
  const next = numbersFrom(bytes, body);
  const version = next(1);
  next(3);
  const [sizes, moreSizes] = [next(1), next(1)];
  const [offsetSize, lengthSize, baseSize] = [sizes >> 4, sizes & 15, moreSizes >> 4];
  const indexSize = version === 0 ? 0 : moreSizes & 15;
  const idSize = version < 2 ? 2 : 4;
  const items = new Map<number, Piece[]>();
  for (let left = next(idSize); left > 0; left -= 1) {
    const id = next(idSize);
    const method = version === 0 ? 0 : next(2) & 15;
    // Neither another file nor a part of another item is looked into.
    if (next(2) !== 0 || method > 1) throw new BrokenFile();
    const base = next(baseSize);
    const pieces = Array.from({ length: next(2) }, () => {
      next(indexSize);
      return { isSmall: method === 1, offset: base + next(offsetSize), length: next(lengthSize) };
    });
    items.set(id, pieces);
  }
  return items;
}
