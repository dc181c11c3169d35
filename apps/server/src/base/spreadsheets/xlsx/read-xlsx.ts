import { tooLarge, words } from '../refusals.ts';
import type { SheetLimits } from '../sheet-limits.ts';
import type { SheetRow } from '../sheet-row.ts';
import { readNumberFormats } from './number-formats.ts';
import { hasTooManyRows } from './count-rows.ts';
import { sheetRows } from './sheet-rows.ts';
import { readWorkbook } from './workbook.ts';
import { openZip, type ZipParts } from './zip-parts.ts';
import { xmlItems } from './xml-items.ts';
import { unescapeText } from './cell-text.ts';

/** The texts that cells refer to by number. Reading aids for Japanese (`rPh`) are not part of a text. */
async function readSharedStrings(zip: ZipParts, part: string | undefined): Promise<string[]> {
  const strings: string[] = [];
  if (part === undefined) return strings;
  let text = '';
  let isText = false;
  let isReadingAid = false;
  const items = xmlItems<string>(await zip.open(part), (emit) => ({
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isReadingAid = true;
      isText = name === 't' && !isReadingAid;
    },
    text(piece) {
      if (isText) text += piece;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isReadingAid = false;
      if (name === 'si') emit(unescapeText(text));
    },
  }));
  for await (const batch of items) for (const string of batch) strings.push(string);
  return strings;
}

/** `<row><c><v>1</v></c></row>`; what is shorter holds no more rows than are read. */
const leastBytesOfRow = 24;

/** The rows of the first visible sheet of an Excel workbook. */
export async function* readXlsx(bytes: Uint8Array, limits: SheetLimits): AsyncGenerator<SheetRow[]> {
  const zip = await openZip(bytes, limits);
  const { sheetPart, stringsPart, stylesPart, uses1904 } = await readWorkbook(zip);
  // Before anything is read: people who sent too much hear it at once, and not after the first two hundred thousand rows.
  if (
    zip.sizeOf(sheetPart) > limits.rows * leastBytesOfRow &&
    (await hasTooManyRows(await zip.open(sheetPart), limits))
  )
    throw tooLarge(words.tooManyRows(limits.rows));
  const formats = await readNumberFormats(zip, stylesPart);
  const strings = await readSharedStrings(zip, stringsPart);
  yield* sheetRows(await zip.open(sheetPart), { formats, strings, uses1904 }, limits);
}
