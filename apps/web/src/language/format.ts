import { englishFormatBy } from '@kathok/contract';
import { theCentre } from '../lib/centre.ts';
import { inLanguage } from './language.ts';

const english = englishFormatBy(() => theCentre().digitGrouping);

/** How numbers, money and days are written in the language that is spoken. */
export const format = inLanguage('language/format', english);
