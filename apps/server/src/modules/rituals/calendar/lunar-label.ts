import type { Day } from '@kathok/contract';
import { bhutaneseDay } from './bhutanese-day.ts';

/** "10th of the 9th month", as people in Bhutan name the day. */
export function lunarLabel(date: Day): string {
  const { day, month, isSecondMonth } = bhutaneseDay(date);
  return `${ordinal(day)} of the ${isSecondMonth ? 'second ' : ''}${ordinal(month)} month`;
}

function ordinal(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 14;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}
