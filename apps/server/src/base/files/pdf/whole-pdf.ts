/** Where readers look for the end; mail programs and printers put a few bytes behind it. */
const tailBytes = 4096;
/** Some programs count a little wrong, and every reader finds the table all the same. */
const nearby = 32;

/**
 * Whether a PDF is there to its end: it says where its table of objects begins, and there is one. Of an upload that was cut off
 * the end is missing, and nobody could open it later.
 */
export function isWholePdf(bytes: Buffer): boolean {
  const tail = bytes.subarray(-tailBytes).toString('latin1');
  const [, from] = [...tail.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)].at(-1) ?? [];
  if (from === undefined) return false;
  const at = Number(from);
  if (at <= 0 || at >= bytes.length) return false;
  const table = bytes.subarray(Math.max(0, at - nearby), at + nearby).toString('latin1');
  return /\bxref\s|\d+\s+\d+\s+obj\b/.test(table);
}
