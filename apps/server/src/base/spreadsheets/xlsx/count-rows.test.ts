import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { cpuMsOf } from '../../../testing/cpu-time.ts';
import { howMany } from '../../../testing/how-many.ts';
import { textRows, workbookFile } from '../../../testing/workbook.ts';
import { readRows } from '../read-rows.ts';
import { words } from '../refusals.ts';
import { sheetLimits } from '../sheet-limits.ts';
import { hasTooManyRows } from './count-rows.ts';

/** In pieces of a length that cuts tags in the middle. */
const inPieces = (text: string, length: number) =>
  Readable.from(text.match(new RegExp(`[^]{1,${length}}`, 'g'))!.map((piece) => Buffer.from(piece)));

const filled = '<x:row r="1" spans="1:2"><x:c r="A1" t="s"><x:v>7</x:v></x:c></x:row>';
const blanks = [
  '<row r="1" ht="3"/>',
  '<row><c s="3"/></row>',
  '<row><c t="str"><f>A1&amp;""</f><v></v></c></row>',
  '<row><c t="inlineStr"><is><t xml:space="preserve">  </t></is></c></row>',
];

test.each([1, 5, 7, 100, 10_000])('rows that hold something are counted, in pieces of %i', async (length) => {
  const head = '<worksheet><sheetData><rowBreaks/><v>1</v>';
  const text = head + `${filled}${blanks.join('')}`.repeat(10);
  expect(await hasTooManyRows(inPieces(text + filled.repeat(2), length), { rows: 10 })).toBe(true);
  // The last one is not looked at: whether it holds something is seen when it is read.
  expect(await hasTooManyRows(inPieces(text, length), { rows: 10 })).toBe(false);
});

test('one row without end is not held', async () => {
  const cells = Array.from({ length: 40 }, () => Buffer.alloc(512 * 1024, '<c><v>1</v></c>'));
  expect(await hasTooManyRows(Readable.from([Buffer.from('<row>'), ...cells]), { rows: 1 })).toBe(false);
});

test('a workbook of 300,000 rows is refused before the first of them is read', async () => {
  const rows = howMany({ test: 30_000, prove: 200_000 });
  const cells = Array.from({ length: rows * 1.5 }, (_, i) => [`name ${i}`, String(11_400_000_000 + i)]);
  const file = workbookFile({ rows: textRows(cells) });
  const all = async (limits: typeof sheetLimits) => {
    for await (const batch of readRows(file, limits)) expect(batch.length).toBeGreaterThan(0);
  };
  const whole = await cpuMsOf(() => all({ ...sheetLimits, rows: rows * 2 }));
  const refused = await cpuMsOf(async () => {
    const reading = readRows(file, { ...sheetLimits, rows });
    await expect(reading.next()).rejects.toMatchObject({ message: words.tooManyRows(rows) });
  });
  expect(refused).toBeLessThan(whole / 3);
});
