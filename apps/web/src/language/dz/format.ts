import { dzongkhaFormat } from '@kathok/contract';
import { language } from '../language.ts';

/** For the Dzongkha words alone; everything else asks `language/format.ts`, which may be another language's. */
export const format = dzongkhaFormat(language);
