import type { Translation } from '../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  title: 'ང་བཅས་ཀྱི་བརྡ་འཕྲིན།',
  stop: 'བརྡ་འཕྲིན་འདི་ཚུ་བཀག',
  stopping: 'ཏོག་ཙ་བསྒུག་གནང་།',
  stopped: 'བཀག་ཚར་ཡི། ད་ལས་ དྲན་གསོ་ མི་གཏང་།',
  again: 'བརྡ་འཕྲིན་ ལོག་གཏང་།',
  resumed: 'ད་ལས་ དྲན་གསོ་ ལོག་གཏང་འོང་།',
  noLink: 'ང་བཅས་ཀྱི་བརྡ་འཕྲིན་གྱི་མཇུག་ལུ་ཡོད་པའི་ འབྲེལ་ལམ་ཐོག་ལས་ ཁ་ཕྱེ་གནང་།',
};
