import { englishFormat } from '@kathok/contract';
import { inLanguage } from './language.ts';

/** How numbers, money and days are written in the language that is spoken. */
export const format = inLanguage(englishFormat, 'language/format');
