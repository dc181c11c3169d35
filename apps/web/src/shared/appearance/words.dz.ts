import type { Translation } from '../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  language: 'སྐད་ཡིག',
  title: 'མཐོང་སྣང་།',
  lead: 'བརའུ་ཟར་འདི་ནང་རྐྱངམ་ཅིག་ བཞགཔ་ཨིན།',
};
