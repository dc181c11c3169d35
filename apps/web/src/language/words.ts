import { inLanguage } from './language.ts';
import { words as english } from './words.en.ts';

export const words = inLanguage(english, 'language/words');
