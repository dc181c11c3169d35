import type { Day } from '@kathok/contract';
import type { CellReader } from './cell-reader.ts';
import { readDate } from './read-date.ts';
import { cellWords as words } from '../reading/words.en.ts';

/** The day in a cell; null when it is empty or no day. */
export function readDayCell(reader: CellReader, field: string, today: Day): Day | null {
  const text = reader.line(field);
  if (text === undefined) return null;
  const { day, isAmbiguous, isMonthFirst, isShortYear } = readDate(text, today);
  if (day === null) {
    reader.problem(field, 'date', isMonthFirst ? words.dayFirst : words.date);
    return null;
  }
  if (isShortYear) reader.warn(field, 'shortYear', words.shortYear(day));
  else if (isAmbiguous) reader.warn(field, 'ambiguousDate', words.ambiguous(day));
  return day;
}

/** The same, for days that can only have been. */
export function readPastDay(reader: CellReader, field: string, today: Day): Day | null {
  const day = readDayCell(reader, field, today);
  if (day === null || day <= today) return day;
  reader.problem(field, 'future', words.future);
  return null;
}
