import type { Translation } from './language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  choose: 'སྐད་ཡིག',
  digits: 'ཨང་ཡིག',
  rules: { oneOf: 'གདམ་ཁ་རྐྱབ་དགོ།', type: 'བཙུགས་དགོ།' },
  draft: 'སྐད་སྒྱུར་འདི་ ཟིན་བྲིས་ཨིན། ལྷག་མི་གིས་ ཞིབ་དཔྱད་འབད་དགོཔ་འདུག',
};
