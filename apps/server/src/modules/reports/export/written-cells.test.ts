import { expect, test } from 'vitest';
import { areWhole, writtenCells } from './written-cells.ts';

const columns = [
  { heading: 'Month', kind: 'text' as const },
  { heading: 'Nu.', kind: 'amount' as const },
] as const;

test('where all sums are whole none is written with chhertum', () => {
  const rows = [
    ['Jan 2026', '12000.00'],
    ['Feb 2026.50', null],
    ['Mar 2026', '-300.00'],
  ];
  expect(areWhole(columns, rows)).toBe(true);
  const write = writtenCells(columns, 'thousands', true);
  expect(rows.map(write)).toEqual([
    ['Jan 2026', '12,000'],
    ['Feb 2026.50', ''],
    ['Mar 2026', '−300'],
  ]);
});

test('one sum with chhertum gives them to all', () => {
  const rows = [
    ['Jan 2026', '12000.00'],
    ['Feb 2026', '0.50'],
  ];
  expect(areWhole(columns, rows)).toBe(false);
  expect(rows.map(writtenCells(columns, 'lakh', false))).toEqual([
    ['Jan 2026', '12,000.00'],
    ['Feb 2026', '0.50'],
  ]);
});
