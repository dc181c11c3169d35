import type { Translation } from '../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  noAnswer: 'སར་བར་ལས་ ལན་མིན་འདུག',
  proving: 'ཏོག་ཙ་བསྒུག་གནང་། ཁྱོད་ མི་ངོ་མ་ཨིནམ་ ཞིབ་དཔྱད་འབད་དོ།',
  unreadableAnswer: 'ད་ལྟོ་ ལན་བྱིན་མི་ཚུགས།',
};
