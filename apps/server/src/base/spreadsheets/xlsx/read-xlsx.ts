import type { SheetLimits } from '../sheet-limits.ts';
import type { SheetRow } from '../sheet-row.ts';
import { readNumberFormats } from './number-formats.ts';
import { readSharedStrings } from './shared-strings.ts';
import { sheetRows } from './sheet-rows.ts';
import { readWorkbook } from './workbook.ts';
import { openZip } from './zip-parts.ts';

/** The rows of the first visible sheet of an Excel workbook. */
export async function* readXlsx(bytes: Uint8Array, limits: SheetLimits): AsyncGenerator<SheetRow[]> {
  const zip = await openZip(bytes, limits);
  const { sheetPart, stringsPart, stylesPart, uses1904 } = await readWorkbook(zip);
  const formats = await readNumberFormats(zip, stylesPart);
  const strings = await readSharedStrings(zip, stringsPart);
  yield* sheetRows(await zip.open(sheetPart), { formats, strings, uses1904 }, limits);
}
