import type { Translation } from './language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  choose: 'སྐད་ཡིག',
  digits: 'ཨང་ཡིག',
  rules: {
    oneOf: 'གདམ་ཁ་རྐྱབ་དགོ།',
    type: 'བཙུགས་དགོ།',
    integer: 'བཙུགས་དགོ།',
    minLength: ({ limit }) => `ཡིག་འབྲུ་ ཉུང་མཐའ་ ${limit} དགོ།`,
    maxLength: ({ limit }) => `ཡིག་འབྲུ་ མང་མཐའ་ ${limit} དགོ།`,
    min: ({ limit }) => `${limit} ལས་ མར་མེན་པ་ དགོ།`,
    max: ({ limit }) => `${limit} ལས་ ཡར་མེན་པ་ དགོ།`,
    minItems: ({ limit }) => `${limit} ལས་ མར་མེན་པ་ དགོ།`,
    maxItems: ({ limit }) => `${limit} ལས་ ཡར་མེན་པ་ དགོ།`,
    shape: 'འདི་ ངེས་བདེན་མིན་འདུག',
  },
  draft: 'ཟིན་བྲིས། ཞིབ་དཔྱད་འབད་དགོ།',
};
