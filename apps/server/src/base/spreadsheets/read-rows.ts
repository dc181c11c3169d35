import { readCsv } from './csv/read-csv.ts';
import { contentOf } from './content-kind.ts';
import { emptySheet, notASheet, tooLarge, words } from './refusals.ts';
import type { SheetLimits } from './sheet-limits.ts';
import type { SheetRow } from './sheet-row.ts';

/** The filled rows of a file, whatever it is called, within the limits. Runs in a thread of its own: see `readSheet`. */
export async function* readRows(bytes: Uint8Array, limits: SheetLimits): AsyncGenerator<SheetRow[]> {
  let rows = 0;
  let chars = 0;
  for await (const batch of await open(bytes, limits)) {
    const filled = batch.map((row) => tidy(row, limits)).filter(({ cells }) => cells.length > 0);
    rows += filled.length;
    if (rows > limits.rows) throw tooLarge(words.tooManyRows(limits.rows));
    for (const { cells } of filled) for (const text of cells) chars += text.length;
    if (chars > limits.textChars) throw tooLarge(words.tooMuchInside);
    yield filled;
  }
  if (rows === 0) throw emptySheet();
}

/** What unpacks a workbook is loaded for a workbook only: it takes longer than reading most CSV files. */
async function open(bytes: Uint8Array, limits: SheetLimits) {
  const { kind, refusal } = contentOf(bytes);
  if (refusal !== undefined) throw notASheet(refusal);
  if (kind === 'csv') return readCsv(bytes);
  const { readXlsx } = await import('./xlsx/read-xlsx.ts');
  return readXlsx(bytes, limits);
}

/** Removes blank cells at the end, and characters that no database keeps. */
function tidy({ number, cells }: SheetRow, limits: SheetLimits): SheetRow {
  let length = cells.length;
  while (length > 0 && cells[length - 1]!.trim() === '') length -= 1;
  if (length > limits.columns) throw tooLarge(words.tooManyColumns(limits.columns));
  const kept = cells.slice(0, length).map((text) => {
    if (text.length > limits.cellChars) throw tooLarge(words.cellTooLong(number, limits.cellChars));
    return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
  });
  return { number, cells: kept };
}
