import { fieldProblem } from '../../../platform/app-error.ts';
import { type Box, boxesIn, BrokenFile } from './boxes.ts';
import { itemPieces, itemTypes, type Piece } from './heic-items.ts';
import { words } from './words.en.ts';

/** What pictures are made of: frames, tiles put together, one laid over another, one turned. */
const pictures = new Set(['hvc1', 'av01', 'grid', 'iovl', 'iden']);
/** Parts that say how to draw; all others, whatever they tell, are emptied. */
const needed = new Set(['hdlr', 'dinf', 'pitm', 'iinf', 'iloc', 'iprp', 'iref', 'grpl']);

/**
 * The same file with nothing in it but its pictures and how to draw them: where and with what it was taken is
 * overwritten with zeros, in place, because everything in such a file is found by its distance from the beginning.
 */
export function blankHeicMetadata(sent: Uint8Array): Uint8Array {
  try {
    return blanked(Buffer.from(sent));
  } catch (error) {
    // A number outside of the file is a RangeError of the buffer.
    if (!(error instanceof BrokenFile || error instanceof RangeError)) throw error;
    throw fieldProblem('slip', 'readable', words.unreadableHeic);
  }
}

function blanked(sent: Buffer): Buffer {
  const kept = Buffer.from(sent);
  const boxes = boxesIn(sent, 0, sent.length);
  const meta = only(boxes, 'meta');
  const parts = boxesIn(sent, meta.body + 4, meta.end);
  const data = boxes.filter(({ type }) => type === 'mdat');
  const small = parts.filter(({ type }) => type === 'idat');
  for (const { body, end } of [...data, ...small]) kept.fill(0, body, end);
  const others = [
    ...boxes.filter(({ type }) => type !== 'ftyp' && type !== 'meta' && type !== 'mdat'),
    ...parts.filter(({ type }) => type !== 'idat' && !needed.has(type)),
  ];
  for (const box of others) free(kept, box);
  for (const { isSmall, offset, length } of picturePieces(sent, parts)) {
    const holders = isSmall ? small : data;
    const from = offset + (isSmall ? (small[0]?.body ?? 0) : 0);
    // Never out of what holds data: nothing else is brought back.
    if (!holders.some(({ body, end }) => from >= body && from + length <= end)) throw new BrokenFile();
    sent.copy(kept, from, from, from + length);
  }
  return kept;
}

function picturePieces(sent: Buffer, parts: Box[]): Piece[] {
  const types = itemTypes(sent, only(parts, 'iinf'));
  const pieces = [...itemPieces(sent, only(parts, 'iloc'))].flatMap(([id, found]) =>
    pictures.has(types.get(id) ?? '') ? found : [],
  );
  if (pieces.length === 0) throw new BrokenFile();
  return pieces;
}

function only(boxes: Box[], wanted: string): Box {
  const [box, ...more] = boxes.filter(({ type }) => type === wanted);
  if (!box || more.length > 0) throw new BrokenFile();
  return box;
}

function free(bytes: Buffer, { start, body, end }: Box): void {
  bytes.write('free', start + 4, 'latin1');
  bytes.fill(0, body, end);
}
