import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsOf, readAllRows } from '../../../testing/read-all-rows.ts';
import { cpuMsOf } from '../../../testing/cpu-time.ts';

const table = 'Name;Note\nTashi;"a; ""b""\nsecond line"\n';
const expected = [
  ['Name', 'Note'],
  ['Tashi', 'a; "b"\nsecond line'],
];
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

test.each([
  ['as it is', Buffer.from(table)],
  ['with the mark that Excel puts before UTF-8', Buffer.from(`\uFEFF${table}`)],
  ['with the line ends of Windows', Buffer.from(table.replaceAll('\n', '\r\n'))],
  ['with the line ends of an old Mac', Buffer.from(table.replaceAll('\n', '\r'))],
  ['in UTF-16, small end first, marked', Buffer.from(`\uFEFF${table}`, 'utf16le')],
  ['in UTF-16, small end first', Buffer.from(table, 'utf16le')],
  ['in UTF-16, big end first, marked', utf16be(`\uFEFF${table}`)],
  ['in UTF-16, big end first', utf16be(table)],
  ['with its delimiter declared', Buffer.from(`sep=;\r\n${table}`)],
  ['with tabs', Buffer.from(table.replaceAll(';', '\t').replace('a\t', 'a;'))],
  ['with commas', Buffer.from(table.replaceAll(';', ',').replace('a,', 'a;'))],
])('a table %s', async (_, file) => {
  const cells = await cellsOf(file);
  expect(cells.map((row) => row.map((text) => text.replace(/\r\n?/g, '\n')))).toEqual(expected);
});

test('a declared delimiter counts, also one that nobody would guess', async () => {
  expect(await cellsOf('sep=|\na,b|c,d\n1|2')).toEqual([
    ['a,b', 'c,d'],
    ['1', '2'],
  ]);
});

test('a title above the headings, or a list within a cell, does not hide what divides the cells', async () => {
  const rows = [
    ['Name', 'Phone', 'Since'],
    ['Tashi', '17, 77', '2020'],
  ];
  const lines = rows.map((cells) => cells.join(';')).join('\n');
  expect(await cellsOf(`Members of the centre, 2024\n\n${lines}`)).toEqual([
    ['Members of the centre, 2024'],
    ...rows,
  ]);
  expect(await cellsOf('Name,Phone\nTashi,17;77;16;02')).toEqual([
    ['Name', 'Phone'],
    ['Tashi', '17;77;16;02'],
  ]);
});

test('what old Windows wrote is read as such', async () => {
  expect(await cellsOf(Buffer.from('Name\nJos\u00e9 \u0096 \u0093x\u0094', 'latin1'))).toEqual([
    ['Name'],
    ['José – “x”'],
  ]);
});

test('Tibetan script survives in every encoding of Unicode', async () => {
  const text = 'མིང་,ཕོ་མོ\nབཀྲིས་དབང་མོ་,མོ';
  for (const file of [Buffer.from(text), Buffer.from(`\uFEFF${text}`, 'utf16le'), utf16be(`\uFEFF${text}`)]) {
    expect(await cellsOf(file)).toEqual([
      ['མིང་', 'ཕོ་མོ'],
      ['བཀྲིས་དབང་མོ་', 'མོ'],
    ]);
  }
});

test('blank lines keep their place in the count; a guarded text loses its apostrophe', async () => {
  expect(await readAllRows(`Name,Phone\n\n,,\nTashi,'+97517123456,,\nO'Brien,'quoted'`)).toEqual([
    { number: 1, cells: ['Name', 'Phone'] },
    { number: 4, cells: ['Tashi', '+97517123456'] },
    { number: 5, cells: ["O'Brien", "'quoted'"] },
  ]);
});

test('a quote that never ends is a cell that is too long, not a wait without end', async () => {
  const text = `a,"${'b,c\n'.repeat(1_000_000)}`;
  const cpuMs = await cpuMsOf(() => expect(readAllRows(text)).rejects.toThrow('more than 32767 characters'));
  expect(cpuMs).toBeLessThan(3000);
});

test('however a table is cut into portions, no row is lost or doubled', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ཀ', '"', ',', '\n', ' '), maxLength: 6 });
  const row = fc.array(cell, { minLength: 2, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: 40 }),
      async (rows, repeat) => {
        const all = Array.from({ length: repeat }, () => rows).flat();
        const text = all
          .map((cells) => cells.map((value) => `"${value.replaceAll('"', '""')}"`).join(','))
          .join('\n');
        const filled = all
          .map((cells) => cells.map((value) => value))
          .filter((cells) => cells.some((value) => value.trim() !== ''));
        const read = filled.length === 0 ? [] : await readAllRows(`sep=,\n${text}`);
        const trimmed = filled.map((cells) =>
          cells.slice(0, cells.findLastIndex((value) => value.trim() !== '') + 1),
        );
        expect(read.map(({ cells }) => cells)).toEqual(trimmed);
      },
    ),
    { numRuns: 60 },
  );
});
