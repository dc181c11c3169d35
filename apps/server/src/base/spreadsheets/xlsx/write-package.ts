import { escapeXml } from './write-cell.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const each = (count: number, write: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index + 1)).join('');
const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;

/** A name of a sheet has at most 31 characters, and none of these. */
const sheetName = (name: string) => escapeXml(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31));

export const workbookXml = (names: readonly string[]) =>
  `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each(
    names.length,
    (number) => `<sheet name="${sheetName(names[number - 1]!)}" sheetId="${number}" r:id="rId${number}"/>`,
  )}</sheets></workbook>`;

export const workbookRelationshipsXml = (sheets: number) =>
  `${head}<Relationships xmlns="${relationships}">${each(sheets, (number) =>
    relationship(`rId${number}`, 'worksheet', `worksheets/sheet${number}.xml`),
  )}${relationship(`rId${sheets + 1}`, 'styles', 'styles.xml')}</Relationships>`;

export const relationshipsXml = `${head}<Relationships xmlns="${relationships}">${relationship(
  'rId1',
  'officeDocument',
  'xl/workbook.xml',
)}</Relationships>`;

export const contentTypesXml = (sheets: number) =>
  `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${excel}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${excel}.styles+xml"/>${each(
    sheets,
    (number) =>
      `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${excel}.worksheet+xml"/>`,
  )}</Types>`;
