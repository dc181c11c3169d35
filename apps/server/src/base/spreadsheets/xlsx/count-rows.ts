import type { Readable } from 'node:stream';
import type { SheetLimits } from '../sheet-limits.ts';

/** A value or a text that is not blank; a formula that found nothing leaves an empty one. */
const valueTag = /<(?:\w+:)?(?:v|t)(?:\s[^>]*)?>\s*[^<\s]/;
const rowTag = /<(?:\w+:)?row[\s>]/;
const longestHeld = 1024 * 1024;

/**
 * Whether more rows hold something than may be read. Only looks for the tags, a small part of the work of reading them, and
 * stops as soon as it knows. Blank rows are not counted: a sheet may have a million that are merely coloured.
 */
export async function hasTooManyRows(part: Readable, limits: Pick<SheetLimits, 'rows'>): Promise<boolean> {
  let filled = 0;
  let isInRows = false;
  let rest = '';
  for await (const chunk of part) {
    const pieces = (rest + (chunk as Buffer).toString('latin1')).split(rowTag);
    // The last one goes on in the next chunk, or is cut off in the middle of a tag.
    rest = pieces.pop() ?? '';
    for (const piece of pieces) {
      if (isInRows && valueTag.test(piece)) filled += 1;
      isInRows = true;
    }
    if (filled > limits.rows) {
      part.destroy();
      return true;
    }
    if (rest.length > longestHeld) rest = (valueTag.test(rest) ? '<v>1' : '') + rest.slice(-100);
  }
  return false;
}
