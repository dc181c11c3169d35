import { restoreText } from '../formula-guard.ts';
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

/** The one that divides the first filled line into most cells. */
function guessDelimiter(text: string): string {
  const widths = delimiters.map((delimiter) => widthOf(text, delimiter));
  return delimiters[widths.indexOf(Math.max(...widths))]!;
}

function widthOf(text: string, delimiter: string): number {
  for (const cells of csvRecords(text, delimiter)) {
    if (cells.some((cell) => /[^\s,;]/.test(cell))) return cells.length;
  }
  return 0;
}
