import { dzongkhaFormat } from '@kathok/contract';
import { digitGrouping } from '../digit-grouping.ts';
import { language } from '../language.ts';

/** Only the Dzongkha words use this; everything else asks `language/format.ts`, which may be another language's. */
export const format = dzongkhaFormat(language, digitGrouping);
