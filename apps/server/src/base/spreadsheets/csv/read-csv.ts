import { restoreText } from '../writing/formula-guard.ts';
import type { SheetRow } from '../sheet-row.ts';
import { csvRecords } from './csv-records.ts';
import { decodeText } from './decode-text.ts';

const rowsAtOnce = 500;
const delimiters = [',', ';', '\t'];

/** The rows of a CSV file, a few hundred at a time. The number of a row is the one Excel would show. */
export function* readCsv(bytes: Uint8Array): Generator<SheetRow[]> {
  const whole = decodeText(bytes);
  const declared = /^sep=(.)\r?\n/i.exec(whole);
  const text = declared ? whole.slice(declared[0].length) : whole;
  let rows: SheetRow[] = [];
  let number = 0;
  for (const cells of csvRecords(text, declared?.[1] ?? guessDelimiter(text))) {
    rows.push({ number: (number += 1), cells: cells.map(restoreText) });
    if (rows.length < rowsAtOnce) continue;
    yield rows;
    rows = [];
  }
  yield rows;
}

const linesToLookAt = 10;

/**
 * The one that divides two lines that follow each other, the headings and the first row: a title may stand above, and
 * a list within a text below. Among several the one that makes most cells of them.
 */
function guessDelimiter(text: string): string {
  const guesses = delimiters.map((delimiter) => {
    const widths = firstWidths(text, delimiter);
    const place = widths.findIndex((width, line) => width > 1 && (widths[line + 1] ?? 0) > 1);
    return { delimiter, place: place < 0 ? Infinity : place, width: widths[place] ?? Math.max(0, ...widths) };
  });
  const [best] = guesses.sort((a, b) => Math.sign(a.place - b.place) || b.width - a.width);
  return best!.delimiter;
}

function firstWidths(text: string, delimiter: string): number[] {
  const widths: number[] = [];
  for (const cells of csvRecords(text, delimiter)) {
    if (cells.some((cell) => /[^\s,;]/.test(cell))) widths.push(cells.length);
    if (widths.length === linesToLookAt) break;
  }
  return widths;
}
