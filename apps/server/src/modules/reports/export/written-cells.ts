import { type DigitGrouping, englishFormat } from '@kathok/contract';
import type { Cell, SheetColumn } from '../../../base/spreadsheets/writing/write-sheet.ts';
import { grouped } from '../../documents/index.ts';

/** Whether nothing has chhertum: then sums are written without them. */
export const areWhole = (columns: readonly SheetColumn[], rows: readonly Cell[][]): boolean =>
  rows.every((cells) =>
    cells.every(
      (cell, index) => columns[index]?.kind !== 'amount' || cell === null || /^[^.]*(\.0+)?$/.test(cell),
    ),
  );

/** `Nu. 300` for `Nu. 300.00`; `Nu. 300.50` stays. */
export const withoutChhertum = (figures: string) => figures.replace(/\.00$/, '');

/** Cells as people read them on paper: sums with commas, days with the name of the month. */
export function writtenCells(
  columns: readonly SheetColumn[],
  digits: DigitGrouping,
  isWhole: boolean,
): (cells: Cell[]) => string[] {
  return (cells) =>
    cells.map((cell, index) => (cell === null ? '' : written(cell, columns[index]?.kind, digits, isWhole)));
}

function written(cell: string, kind: SheetColumn['kind'], digits: DigitGrouping, isWhole: boolean): string {
  const number = Number(cell);
  if (kind === 'day') return englishFormat.day(cell);
  if (kind === 'amount' && Number.isFinite(number))
    return `${number < 0 ? '−' : ''}${amount(cell.replace(/^-/, ''), digits, isWhole)}`;
  if (kind === 'number' && Number.isFinite(number)) return englishFormat.number(number);
  if (kind === 'percent' && Number.isFinite(number)) return signed(number);
  return cell;
}

function amount(cell: string, digits: DigitGrouping, isWhole: boolean): string {
  const text = grouped(cell, digits);
  return isWhole ? withoutChhertum(text) : text;
}

/** `+14 %`, `−3 %` */
export const signed = (percent: number) =>
  `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${englishFormat.number(Math.abs(percent))} %`;
