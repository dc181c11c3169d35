import { englishFormatBy } from '@kathok/contract';
import { digitGrouping } from './digit-grouping.ts';
import { inLanguage } from './language.ts';

/** How numbers, money and days are written in the language of this page. */
export const format = inLanguage('language/format', englishFormatBy(digitGrouping));
