import { readRows } from '../base/spreadsheets/read-rows.ts';
import { sheetLimits } from '../base/spreadsheets/sheet-limits.ts';
import type { SheetRow } from '../base/spreadsheets/sheet-row.ts';

/** All rows of a file, read in this thread. */
export async function readAllRows(file: Uint8Array | string, limits = sheetLimits): Promise<SheetRow[]> {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  const rows: SheetRow[] = [];
  for await (const batch of readRows(bytes, limits)) rows.push(...batch);
  return rows;
}

export const cellsOf = async (file: Uint8Array | string) =>
  (await readAllRows(file)).map(({ cells }) => cells);
