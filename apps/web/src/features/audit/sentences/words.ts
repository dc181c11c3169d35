import { inLanguage } from '../../../language/language.ts';
import { words as english } from './words.en.ts';

export const words = inLanguage(english, 'features/audit/sentences/words');
