import { inLanguages } from '../../platform/in-languages.ts';
import { words as dz } from './words.dz.ts';
import { words as english } from './words.en.ts';

/** The mails about passwords, in the language of the request that asked for one. */
export const wordsIn = inLanguages(english, { dz });
