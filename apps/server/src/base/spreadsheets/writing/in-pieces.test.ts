import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inPieces } from './in-pieces.ts';
import { writeCsv } from './write-csv.ts';
import { writeSheet } from './write-sheet.ts';

const columns = [{ heading: 'Name' }, { heading: 'Sum', kind: 'amount' as const }];
const count = 200_000;

/** Rows without end for a reader that never takes them, and how many were made. */
function countedRows() {
  const made = { rows: 0 };
  async function* rows() {
    while (made.rows < count) {
      made.rows += 1;
      yield [`Pema Lhamo ${made.rows}`, '1500.00'];
    }
  }
  return { made, rows: rows() };
}

async function turns(number: number) {
  for (let turn = 0; turn < number; turn += 1) await setImmediate();
}

test.each([
  ['CSV', writeCsv],
  ['XLSX', writeSheet],
])('%s makes rows only as they are taken', async (_, write) => {
  const { made, rows } = countedRows();
  const file: Readable = write(columns, rows);
  for await (const chunk of file) {
    expect((chunk as Buffer).length).toBeGreaterThan(0);
    break;
  }
  const { made: waiting, rows: others } = countedRows();
  const untouched = write(columns, others);
  untouched.once('readable', () => undefined);
  await turns(2000);
  untouched.destroy();
  expect(made.rows).toBeLessThan(count / 10);
  expect(waiting.rows).toBeLessThan(count / 10);
});

async function* manyRows() {
  for (let row = 0; row < 20_000; row += 1) yield [`Row ${row}`, '1500.00'];
}

test('a CSV of 20,000 rows leaves in a few dozen pieces, with every row once', async () => {
  let pieces = 0;
  let text = '';
  for await (const chunk of writeCsv(columns, manyRows())) {
    pieces += 1;
    text += String(chunk);
  }
  const lines = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(20_001);
  expect(lines.at(-1)).toBe('Row 19999,1500.00');
  expect(pieces).toBeLessThan(40);
});

async function* threeTexts() {
  yield 'a';
  yield 'x'.repeat(70_000);
  yield 'z';
}

test('short texts stay in order, and nothing is left behind', async () => {
  const pieces: string[] = [];
  for await (const piece of inPieces(threeTexts())) pieces.push(piece);
  expect(pieces.map((piece) => piece.length)).toEqual([70_001, 1]);
});
