import { damaged, emptySheet, notASheet, words } from '../refusals.ts';
import { readRelationships } from './relationships.ts';
import { prefixedAttribute, readXml } from './xml-items.ts';
import type { ZipParts } from './zip-parts.ts';

/** Where the things lie that are needed to read the first sheet. */
interface Workbook {
  sheetPart: string;
  stringsPart: string | undefined;
  stylesPart: string | undefined;
  /** Days counted from 1904, as Excel for the Mac once did. */
  uses1904: boolean;
}

export async function readWorkbook(zip: ZipParts): Promise<Workbook> {
  const workbookPart = (await readRelationships(zip, '')).find(({ type }) => type === 'officeDocument')?.part;
  if (!workbookPart || !zip.has(workbookPart)) throw notASheet(otherKind(zip));
  if (workbookPart.endsWith('.bin')) throw notASheet(words.binaryExcel);

  let uses1904 = false;
  const sheetIds = await readXml<string>(await zip.open(workbookPart), (emit) => ({
    open(name, attributes) {
      if (name === 'workbookPr') uses1904 = /^(1|true)$/i.test(attributes['date1904'] ?? '');
      const isHidden = /^(hidden|veryHidden)$/.test(attributes['state'] ?? '');
      if (name === 'sheet' && !isHidden) emit(prefixedAttribute(attributes, 'id') ?? '');
    },
  }));

  const parts = await readRelationships(zip, workbookPart);
  const partOf = (type: string) =>
    parts.find((part) => part.type.toLowerCase() === type && zip.has(part.part))?.part;
  // Charts have sheets of their own; the first one with cells is meant.
  const sheets = sheetIds.flatMap((id) =>
    parts.filter((part) => part.id === id && part.type === 'worksheet').map(({ part }) => part),
  );
  const [sheetPart] = sheets;
  if (sheetPart === undefined) throw emptySheet();
  if (!zip.has(sheetPart)) throw damaged();
  return { sheetPart, stringsPart: partOf('sharedstrings'), stylesPart: partOf('styles'), uses1904 };
}

function otherKind(zip: ZipParts): string {
  return zip.has('mimetype') && zip.has('content.xml') ? words.openDocument : words.notASheet;
}
