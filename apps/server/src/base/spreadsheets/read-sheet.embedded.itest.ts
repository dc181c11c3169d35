import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { cpuMsOf } from '../../testing/cpu-time.ts';
import { howMany, testInProve } from '../../testing/how-many.ts';
import { workbookFile, textRows } from '../../testing/workbook.ts';
import { readSheet } from './read-sheet.ts';
import { words } from './refusals.ts';
import { sheetLimits } from './sheet-limits.ts';
import type { SheetRow } from './sheet-row.ts';

const all = async (bytes: Uint8Array, limits = sheetLimits) => {
  const rows: SheetRow[] = [];
  for await (const batch of readSheet(bytes, limits)) rows.push(...batch);
  return rows;
};
const manyRows = (count: number) =>
  Array.from({ length: count }, (_, i) => [`name ${i}`, String(11_400_000_000 + i)]);

test('rows arrive whole and in order, from either kind of file', async () => {
  const rows = manyRows(3000);
  const expected = rows.map((cells, i) => ({ number: i + 1, cells }));
  expect(await all(workbookFile({ rows: textRows(rows) }))).toEqual(expected);
  expect(await all(Buffer.from(rows.map((cells) => cells.join(',')).join('\n')))).toEqual(expected);
});

test('a refusal crosses the thread with its words', async () => {
  await expect(all(Buffer.from('%PDF-1.7'))).rejects.toMatchObject({ status: 415, message: words.notASheet });
  await expect(all(Buffer.from('\n'))).rejects.toMatchObject({
    status: 422,
    details: { errors: [{ property: 'file', constraints: { hasRows: 'has no rows' } }] },
  });
  await expect(all(workbookFile({ rows: '<row><c>' }))).rejects.toMatchObject({
    status: 415,
    message: words.damaged,
  });
});

test('a file that eats memory loses its thread, and nobody else notices', async () => {
  const length = howMany({ test: 250_000, prove: 600_000 });
  const strings = Array.from({ length }, (_, i) => `<si><t>string number ${i}</t></si>`).join('');
  const file = workbookFile({ rows: textRows([['a']]), strings });
  const limits = { ...sheetLimits, heapMegabytes: 16 };
  await expect(all(file, limits)).rejects.toMatchObject({ status: 413, message: words.tooMuchMemory });
  expect(await all(Buffer.from('still,here'))).toHaveLength(1);
});

testInProve('one text without end is such a file too', async () => {
  const strings = `<si><t>${'a'.repeat(howMany({ test: 30_000_000, prove: 100_000_000 }))}</t></si>`;
  const file = workbookFile({ rows: textRows([['a']]), strings });
  const limits = { ...sheetLimits, heapMegabytes: 24, packingRatio: 1e9 };
  await expect(all(file, limits)).rejects.toMatchObject({ status: 413, message: words.tooMuchMemory });
});

test('a file that takes too long is given up', async () => {
  const file = workbookFile({ rows: textRows(manyRows(howMany({ test: 12_000, prove: 100_000 }))) });
  const whole = await cpuMsOf(() => all(file));
  const givenUp = await cpuMsOf(() =>
    expect(all(file, { ...sheetLimits, patienceMs: 20 })).rejects.toMatchObject({
      status: 413,
      message: words.tooSlow,
    }),
  );
  expect(givenUp).toBeLessThan(whole);
});

test('a reader that stops early gives its place back', async () => {
  const file = workbookFile({ rows: textRows(manyRows(howMany({ test: 6000, prove: 20_000 }))) });
  for (let i = 0; i < 6; i += 1) {
    for await (const batch of readSheet(file)) {
      expect(batch[0]?.number).toBe(1);
      break;
    }
  }
});

test('more readers than places wait for their turn', async () => {
  const file = workbookFile({ rows: textRows(manyRows(500)) });
  const counts = await Promise.all(Array.from({ length: 8 }, () => all(file)));
  expect(counts.map((rows) => rows.length)).toEqual(Array.from({ length: 8 }, () => 500));
});

test('the thread of the web server goes on while a heavy file is read', async () => {
  const file = workbookFile({
    rows: '<row/>'.repeat(howMany({ test: 1_500_000, prove: 4_000_000 })) + textRows([['a']]),
  });
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const started = performance.now();
  await all(file, { ...sheetLimits, packingRatio: 1e9 });
  delay.disable();
  expect(delay.percentile(99) / 1e6).toBeLessThan((performance.now() - started) / 10);
});
