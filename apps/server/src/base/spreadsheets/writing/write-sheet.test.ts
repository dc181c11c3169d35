import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsOf } from '../../../testing/read-all-rows.ts';
import { contentOf } from '../content-kind.ts';
import { guardText } from './formula-guard.ts';
import { writeCsv } from './write-csv.ts';
import { type Cell, writeSheet } from './write-sheet.ts';
import { openZip } from '../xlsx/zip-parts.ts';
import { sheetLimits } from '../sheet-limits.ts';

const columns = [{ heading: 'Name' }, { heading: '=Note' }];
const writers = { xlsx: writeSheet, csv: writeCsv };
const fileOf = async (kind: keyof typeof writers, rows: Cell[][]) =>
  new Uint8Array(await buffer(writers[kind](columns, Readable.from(rows))));

const payloads = [
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  '\0',
  '＝',
  '＋',
  '－',
  '＠',
  ' =',
  '\u00A0=',
  "'=",
  "''=",
  '\t =',
].map((start) => `${start}HYPERLINK("http://evil","x")`);

test.each(['xlsx', 'csv'] as const)(
  'texts that look like formulas come back from %s as they were',
  async (kind) => {
    const file = await fileOf(
      kind,
      payloads.map((text) => ['x', text]),
    );
    const storable = payloads.map((text) => text.replaceAll('\0', ''));
    expect(await cellsOf(file)).toEqual([['Name', '=Note'], ...storable.map((text) => ['x', text])]);
  },
);

test('no cell of a workbook is a formula', async () => {
  const file = await fileOf(
    'xlsx',
    payloads.map((text) => [text, null]),
  );
  expect(contentOf(file)).toEqual({ kind: 'xlsx' });
  const zip = await openZip(file, sheetLimits);
  const xml = (await buffer(await zip.open('xl/worksheets/sheet1.xml'))).toString();
  expect(xml).not.toMatch(/<f[\s>]/);
  expect(xml.match(/<c [^>]*t="inlineStr"/g)).toHaveLength(payloads.length + columns.length);
});

test('no cell of a CSV file begins with what starts a formula', async () => {
  const text = Buffer.from(
    await fileOf(
      'csv',
      payloads.map((text) => [text, text]),
    ),
  ).toString();
  const starts = text.split(/\r\n|,(?=["'])/).map((cell) => cell.replace(/^\uFEFF?"?/, '').charAt(0));
  expect(starts.filter((start) => /[=+\-@\t\r\n\0＝＋－＠]/.test(start))).toEqual([]);
  expect(guardText('Tashi-Yangtse')).toBe('Tashi-Yangtse');
});

test.each(['xlsx', 'csv'] as const)('any text comes back from %s', async (kind) => {
  const unit = fc.constantFrom(
    'a',
    'ཀྲ',
    ' ',
    "'",
    '"',
    ',',
    ';',
    '\n',
    '\t',
    '=',
    '_x0041_',
    '_',
    '<',
    '&',
    '\x07',
    '😀',
    '\uFFFE',
    ']]>',
  );
  const cell = fc.string({ unit, maxLength: 8 }).map((text) => `.${text}.`);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 10 }), async (rows) => {
      expect((await cellsOf(await fileOf(kind, rows))).slice(1)).toEqual(rows);
    }),
    { numRuns: 60 },
  );
});

test('a source that fails makes the file fail', async () => {
  const broken = (async function* () {
    yield ['a', 'b'];
    throw new Error('the database went away');
  })();
  await expect(buffer(writeSheet(columns, broken))).rejects.toThrow('the database went away');
});
