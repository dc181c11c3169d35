import type { Day, DayOrder } from '@kathok/contract';
import { plainDigits, readDate } from '../../imports/index.ts';

/** Year, month and day without anything between them. */
const eightFigures = /^((?:19|20)\d\d)(0[1-9]|1[0-2])([0-2]\d|3[01])$/;
const figures = /^(\s*)(\d{1,2})([\s./-]+)(\d{1,2})(?=[\s./-]+\d{2,4}\b)/;

/** A day of a statement; figures alone are read in the order that is told. */
export function readBookedOn(text: string, today: Day, order: DayOrder): Day | null {
  const plain = plainDigits(text).trim().replace(eightFigures, '$1-$2-$3');
  return readDate(order === 'day_first' ? plain : plain.replace(figures, '$1$4$3$2'), today).day;
}

const orders = ['day_first', 'month_first'] as const;

export interface DaysAsWritten {
  /** In which orders every day of the statement is a day that has come. */
  possible: readonly DayOrder[];
  /** Days that would be another day in the other order, as the statement has them. */
  ambiguous: readonly string[];
}

/** A bank writes all days of a statement in one order: one 25/02/2026 tells it for all of them. */
export function lookAtDays(texts: readonly string[], today: Day): DaysAsWritten {
  const possible = orders.filter((order) =>
    texts.every((text) => {
      const day = readBookedOn(text, today, order);
      return day !== null && day <= today;
    }),
  );
  const isOther = (text: string) =>
    readBookedOn(text, today, 'day_first') !== readBookedOn(text, today, 'month_first');
  const ambiguous = possible.length === 2 ? [...new Set(texts.filter(isOther))] : [];
  return { possible, ambiguous };
}

/** Null where it has to be asked: both orders are possible and make other days, and nobody has said which it is. */
export function settleDayOrder(
  { possible, ambiguous }: DaysAsWritten,
  told: DayOrder | null,
): DayOrder | null {
  if (possible.length === 2) return ambiguous.length === 0 ? 'day_first' : told;
  return possible[0] ?? told ?? 'day_first';
}
