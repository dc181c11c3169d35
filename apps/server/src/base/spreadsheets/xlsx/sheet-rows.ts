import type { Readable } from 'node:stream';
import { tooLarge, words } from '../refusals.ts';
import type { SheetLimits } from '../sheet-limits.ts';
import type { SheetRow } from '../sheet-row.ts';
import { cellText, type CellContext, type RawCell } from './cell-text.ts';
import type { NumberFormat } from './number-formats.ts';
import { xmlItems } from './xml-items.ts';

interface SheetContext extends CellContext {
  formats: readonly NumberFormat[];
}

/** The rows of a worksheet part, in the order of the file, blank ones included. */
export function sheetRows(part: Readable, around: SheetContext, limits: SheetLimits) {
  let row: SheetRow = { number: 0, cells: [] };
  let cell: RawCell | undefined;
  let column = -1;
  let isValue = false;
  return xmlItems<SheetRow>(part, (emit) => ({
    open(name, attributes) {
      if (name === 'row') {
        row = { number: Number(attributes['r']) || row.number + 1, cells: [] };
        column = -1;
      } else if (name === 'c') {
        column = columnOf(attributes['r']) ?? column + 1;
        const format = around.formats[Number(attributes['s'] ?? 0)] ?? 'plain';
        cell = { type: attributes['t'] ?? 'n', format, value: '' };
      }
      isValue = name === 'v' || name === 't';
    },
    text(piece) {
      if (isValue && cell) cell.value += piece;
    },
    close(name) {
      isValue = false;
      if (name === 'c' && cell) {
        const text = cell.value === '' ? '' : cellText(cell, around);
        if (text !== '') put(row, column, text, limits);
        cell = undefined;
      } else if (name === 'row') emit(row);
    },
  }));
}

function put({ cells }: SheetRow, column: number, text: string, { columns }: SheetLimits): void {
  if (column >= columns) throw tooLarge(words.tooManyColumns(columns));
  while (cells.length < column) cells.push('');
  cells[column] = text;
}

/** `AB12` is the 28th column, counted from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
