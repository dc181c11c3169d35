import { type DigitGrouping, englishFormat } from '@kathok/contract';
import type { Cell, SheetColumn } from '../../../base/spreadsheets/writing/write-sheet.ts';
import { grouped } from '../../documents/index.ts';

/** Cells as people read them on paper: sums with commas and chhertum, days with the name of the month. */
export function writtenCells(
  columns: readonly SheetColumn[],
  digits: DigitGrouping,
): (cells: Cell[]) => string[] {
  return (cells) =>
    cells.map((cell, index) => (cell === null ? '' : written(cell, columns[index]?.kind, digits)));
}

function written(cell: string, kind: SheetColumn['kind'], digits: DigitGrouping): string {
  const number = Number(cell);
  if (kind === 'day') return englishFormat.day(cell);
  if (kind === 'amount' && Number.isFinite(number))
    return number < 0 ? `−${grouped(cell.slice(1), digits)}` : grouped(cell, digits);
  if (kind === 'number' && Number.isFinite(number)) return englishFormat.number(number);
  if (kind === 'percent' && Number.isFinite(number)) return signed(number);
  return cell;
}

/** `+14 %`, `−3 %` */
export const signed = (percent: number) =>
  `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${englishFormat.number(Math.abs(percent))} %`;
