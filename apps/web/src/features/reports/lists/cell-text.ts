import { phoneText, type ListReport } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { plainValue } from '../result/report-table.ts';

type Kind = ListReport['columns'][number]['kind'];

/** A cell as people read it. */
export function cellText(cell: string | null, kind: Kind): string {
  if (cell === null) return '';
  const number = Number(cell);
  if (kind === 'day') return format.day(cell);
  if (kind === 'amount' && Number.isFinite(number)) return plainValue(Math.round(number * 100), true);
  if (kind === 'number' && Number.isFinite(number)) return format.number(number);
  if (kind === 'percent') return `${cell} %`;
  return /^\+\d{8,15}$/.test(cell) ? phoneText(cell) : cell;
}

/** Numbers stand at the end of their column, so that they can be compared. */
export const isNumber = (kind: Kind) => kind !== 'text' && kind !== 'day';
