import { type Language, translate, wordsOf } from '@kathok/contract';
import { words as dz } from './words.dz.ts';
import { words as english } from './words.en.ts';

const inLanguages = { en: english, dz: translate(english, dz) };

/** The mails about passwords, in the language of the request that asked for one. A missing word is English. */
export const wordsIn = (language: Language) => inLanguages[wordsOf(language)];
