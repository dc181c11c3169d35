import { type DigitGrouping, englishFormatBy } from '@kathok/contract';
import { inLanguage } from './language.ts';

let digitGrouping: DigitGrouping = 'thousands';

/** How large numbers are written is a setting of the centre; `lib/centre.ts` tells it as soon as it is known. */
export function setDigitGrouping(grouping: DigitGrouping): void {
  digitGrouping = grouping;
}

/** How numbers, money and days are written in the language of this page. */
export const format = inLanguage(
  'language/format',
  englishFormatBy(() => digitGrouping),
);
