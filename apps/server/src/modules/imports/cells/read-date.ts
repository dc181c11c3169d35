import { type Day, readDay } from '@kathok/contract';
import { plainDigits } from './digits.ts';

interface DateAsRead {
  day: Day | null;
  /** Month before day would have been a day too. */
  isAmbiguous: boolean;
  /** Only month before day makes a day of it. */
  isMonthFirst: boolean;
  /** The century had to be guessed. */
  isShortYear: boolean;
}

/** A day as people type it; figures alone are read day before month, as Bhutan writes them. */
export function readDate(text: string, today: Day): DateAsRead {
  const plain = plainDigits(text)
    .replace(/[T ]\d{1,2}:\d{2}.*$/, '')
    .trim();
  const long = withCentury(plain, today);
  const [, first, second, rest = ''] = /^(\d{1,2})[\s./-]+(\d{1,2})([\s./-]+\d{4})$/.exec(long) ?? [];
  const day = readDay(long);
  const swapped = first !== undefined && first !== second ? readDay(`${second}/${first}${rest}`) : null;
  return {
    day,
    isAmbiguous: day !== null && swapped !== null,
    isMonthFirst: day === null && swapped !== null,
    isShortYear: long !== plain,
  };
}

/** 15-Mar-80 is 1980; years still to come belong to the last century. */
function withCentury(text: string, today: Day): string {
  const match = /^(\d{1,2}[\s./-]+(?:\d{1,2}|[A-Za-z]{3,9})[\s./-]+)(\d{2})$/.exec(text);
  if (!match) return text;
  const [, before = '', year = ''] = match;
  return `${before}${Number(year) > Number(today.slice(2, 4)) ? '19' : '20'}${year}`;
}
