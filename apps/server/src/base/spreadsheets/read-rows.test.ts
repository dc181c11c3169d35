import { expect, test } from 'vitest';
import { AppError } from '../app-error.ts';
import { cellsOf, readAllRows } from '../../testing/read-all-rows.ts';
import { textRows, workbookFile } from '../../testing/workbook.ts';
import { zipArchive } from '../../testing/zip-archive.ts';
import { words } from './refusals.ts';
import { sheetLimits } from './sheet-limits.ts';
import { cpuMsOf } from '../../testing/cpu-time.ts';

const refusalOf = async (file: Uint8Array | string, limits = sheetLimits) => {
  const error = await readAllRows(file, limits).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(error instanceof AppError)) throw new Error('was not refused', { cause: error });
  return { status: error.status, message: error.message };
};

test('a bomb that says what it is, is not opened', async () => {
  const rows = '<row><c><v>1</v></c></row>'.repeat(2_000_000);
  const file = workbookFile({ rows });
  expect(file.length).toBeLessThan(300_000);
  const refusal = { status: 413, message: words.tooMuchInside };
  expect(await cpuMsOf(async () => expect(await refusalOf(file)).toEqual(refusal))).toBeLessThan(1000);
});

test('a bomb that lies about its size breaks off', async () => {
  const file = workbookFile({ rows: textRows([['a']]).repeat(200_000), declaredSheetBytes: 5000 });
  expect((await readAllRows(file).catch((error: unknown) => error)) instanceof Error).toBe(true);
});

test('parts that are each small enough are together too much', async () => {
  const limits = { ...sheetLimits, unpackedBytes: 4000 };
  const strings = '<si><t>Tashi</t></si>'.repeat(100);
  expect(await refusalOf(workbookFile({ rows: textRows([['a']]).repeat(50), strings }), limits)).toEqual({
    status: 413,
    message: words.tooMuchInside,
  });
});

test('a small sheet of equal rows may shrink as much as it likes', async () => {
  const file = workbookFile({ rows: '<row><c><v>1</v></c></row>'.repeat(100_000) });
  expect(await cellsOf(file)).toHaveLength(100_000);
});

test('an archive of thousands of parts is no spreadsheet', async () => {
  const extra = Array.from({ length: 2001 }, (_, i) => ({ name: `xl/media/${i}.png`, content: '' }));
  expect(await refusalOf(workbookFile({ rows: '', extra }))).toEqual({
    status: 415,
    message: words.tooManyParts,
  });
});

test('archives inside the archive stay closed', async () => {
  const inner = zipArchive([{ name: 'bomb', content: Buffer.alloc(50_000_000) }]);
  const extra = [
    { name: 'xl/embeddings/inner.zip', content: zipArchive([{ name: 'x.zip', content: inner }]) },
  ];
  expect(await cellsOf(workbookFile({ rows: textRows([['a']]), extra }))).toEqual([['a']]);
});

test.each([
  [
    'in the sheet',
    {
      sheetXml:
        '<!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet><sheetData><row><c><v>&b;</v></c></row></sheetData></worksheet>',
    },
  ],
  ['reaching out', { sheetXml: '<!DOCTYPE w SYSTEM "http://127.0.0.1/x.dtd"><worksheet/>' }],
])('a document type %s is refused', async (_, parts) => {
  expect(await refusalOf(workbookFile({ rows: '', ...parts }))).toEqual({
    status: 415,
    message: words.doctype,
  });
});

test('an entity that nobody defined is a damaged file', async () => {
  await expect(readAllRows(workbookFile({ rows: '<row><c><v>&lol;</v></c></row>' }))).rejects.toThrow(
    /entity/i,
  );
});

test('more rows than we take', async () => {
  const limits = { ...sheetLimits, rows: 10 };
  const refusal = { status: 413, message: words.tooManyRows(10) };
  expect(await refusalOf(workbookFile({ rows: textRows([['a']]).repeat(11) }), limits)).toEqual(refusal);
  expect(await refusalOf('a\n'.repeat(11), limits)).toEqual(refusal);
  expect(await readAllRows(`${'a\n'.repeat(10)}\n\n,,\n`, limits)).toHaveLength(10);
});

test('more columns, or longer cells, than we take', async () => {
  const far = '<row r="1"><c r="XFD1"><v>1</v></c></row>';
  expect(await refusalOf(workbookFile({ rows: far }))).toEqual({
    status: 413,
    message: words.tooManyColumns(200),
  });
  expect(await refusalOf('a,'.repeat(201) + 'b')).toEqual({
    status: 413,
    message: words.tooManyColumns(200),
  });
  expect(await refusalOf('x'.repeat(40_000))).toEqual({ status: 413, message: words.cellTooLong(1, 32_767) });
});

test('one long text used in many cells does not grow without end', async () => {
  const rows = `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`.repeat(200);
  const file = workbookFile({ rows, strings: `<si><t>${'a'.repeat(30_000)}</t></si>` });
  expect(await refusalOf(file)).toEqual({ status: 413, message: words.tooMuchInside });
});

test.each([
  ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1000000', 'hex'), words.oldExcel],
  [
    'a protected workbook',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    words.protectedFile,
  ],
  ['a PDF', Buffer.from('%PDF-1.7'), words.notASheet],
  ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), words.notASheet],
  ['a web page that calls itself .xls', Buffer.from('<html><table>'), words.notASheet],
  ['bytes', Buffer.from([1, 2, 0, 3, 4, 5, 6, 7, 8, 9]), words.notASheet],
  ['another archive', Buffer.from(zipArchive([{ name: 'a.txt', content: 'a' }])), words.notASheet],
  [
    'an OpenDocument sheet',
    Buffer.from(
      zipArchive([
        { name: 'mimetype', content: 'x' },
        { name: 'content.xml', content: 'x' },
      ]),
    ),
    words.openDocument,
  ],
])('%s is named as what it is', async (_, file, message) => {
  expect(await refusalOf(file)).toEqual({ status: 415, message });
});

test.each([
  ['no bytes', ''],
  ['blank lines', '\n \n,,\n'],
  ['a workbook without rows', workbookFile({ rows: '<row/>' })],
])('%s: there are no rows', async (_, file) => {
  expect(await refusalOf(file)).toMatchObject({ status: 422 });
});

test('a cut-off archive is an error, not a crash', async () => {
  const file = workbookFile({ rows: textRows([['a']]).repeat(1000) });
  for (const length of [4, 30, 200, file.length - 30, file.length - 1]) {
    await expect(readAllRows(file.subarray(0, length))).rejects.toBeInstanceOf(Error);
  }
});

test('column names that mean something to the language mean nothing to us', async () => {
  const heads = ['__proto__', 'constructor', 'toString', 'prototype'];
  for (const file of [workbookFile({ rows: textRows([heads, ['1', '2', '3', '4']]) }), `${heads}\n1,2,3,4`]) {
    expect(await cellsOf(file)).toEqual([heads, ['1', '2', '3', '4']]);
  }
  expect(({} as Record<string, unknown>)['1']).toBeUndefined();
});
