import type { Translation } from '../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  title: 'ཀཱརཌ་ཐོག་ལས་དངུལ་སྤྲོད།',
  titles: {
    paid: 'བཀའ་དྲིན་ཆེ།',
    processing: 'ཏོག་ཙ་བསྒུག་གནང་།',
    pending: 'ཏོག་ཙ་བསྒུག་གནང་།',
    failed: 'ཀཱརཌ་ནང་ལས་ དངུལ་མ་ལེན།',
    rejected: 'ཀཱརཌ་ནང་ལས་ དངུལ་མ་ལེན།',
    cancelled: 'ཁྱོད་ཀྱིས་ དངུལ་སྤྲོད་བཀག་ཡོད།',
  },
  texts: {
    paid: (sum) => `${sum} ལྷོད་ཅི། བྱུང་འཛིན་བཟོ་ཡོད།`,
    failed: (sum) => `དངུལ་ཁང་གིས་ ${sum} ངོས་ལེན་མ་འབད། ལོག་སྟེ་འབད་རྩོལ་བསྐྱེད་གནང་།`,
    cancelled: (sum) => `${sum} མ་ལེན། ནམ་འབད་རུང་ ལོག་འབད་རྩོལ་བསྐྱེད་ཚུགས།`,
  },
  noNumber: 'དངུལ་སྤྲོད་ཀྱི་ཨང་མེད་པ་ཅིན་ ག་ནི་ཡང་སྟོན་མི་ཚུགས།',
  unknown: 'ཨང་འདི་ལུ་ དངུལ་སྤྲོད་མིན་འདུག',
  why: 'རྒྱུ་མཚན།',
  sum: 'དངུལ་གྲངས།',
  reference: 'གཞི་བསྟུན་ཨང་།',
  receipt: 'བྱུང་འཛིན།',
  again: 'ལོག་འབད་རྩོལ་བསྐྱེད།',
  details: 'དངུལ་སྤྲོད་བལྟ།',
  home: 'གདོང་ཤོག་ལུ་ལོག',
};
