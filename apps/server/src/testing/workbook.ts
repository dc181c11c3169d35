import { zipArchive, type ZipPart } from './zip-archive.ts';

interface WorkbookParts {
  /** What stands inside `<sheetData>`. */
  rows: string;
  /** What stands inside `<sst>`. */
  strings?: string;
  /** What stands inside `<workbook>` instead of one visible sheet. */
  workbook?: string;
  /** What stands inside `<styleSheet>`. */
  styles?: string;
  /** The worksheet part as a whole, instead of `rows`. */
  sheetXml?: string;
  extra?: ZipPart[];
  declaredSheetBytes?: number;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** An Excel workbook written out by hand, so that every oddity can be put into it. */
export function workbookFile(parts: WorkbookParts): Uint8Array {
  const sheet =
    parts.sheetXml ??
    `${declaration}<worksheet xmlns="${main}"><sheetData>${parts.rows}</sheetData></worksheet>`;
  return zipArchive([
    { name: '[Content_Types].xml', content: `${declaration}<Types/>` },
    { name: '_rels/.rels', content: links({ rId1: ['officeDocument', 'xl/workbook.xml'] }) },
    {
      name: 'xl/workbook.xml',
      content: `${declaration}<workbook xmlns="${main}" xmlns:r="${office}">${parts.workbook ?? oneSheet}</workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: links({
        rId1: ['worksheet', 'worksheets/sheet1.xml'],
        rId2: ['worksheet', 'worksheets/sheet2.xml'],
        rId3: ['sharedStrings', '/xl/sharedStrings.xml'],
        rId4: ['styles', 'styles.xml'],
      }),
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: sheet,
      ...(parts.declaredSheetBytes !== undefined && { declaredBytes: parts.declaredSheetBytes }),
    },
    {
      name: 'xl/sharedStrings.xml',
      content: `${declaration}<sst xmlns="${main}">${parts.strings ?? ''}</sst>`,
    },
    {
      name: 'xl/styles.xml',
      content: `${declaration}<styleSheet xmlns="${main}">${parts.styles ?? ''}</styleSheet>`,
    },
    ...(parts.extra ?? []),
  ]);
}

const oneSheet = '<sheets><sheet name="Members" sheetId="1" r:id="rId1"/></sheets>';

function links(byId: Record<string, [type: string, target: string]>): string {
  const each = Object.entries(byId).map(
    ([id, [type, target]]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${relationships}">${each.join('')}</Relationships>`;
}

/** Inline text cells, one row after the other. */
export function textRows(rows: string[][]): string {
  return rows
    .map(
      (cells) => `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`,
    )
    .join('');
}
