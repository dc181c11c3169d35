import type { Translation } from '../../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  title: 'སྤྲོད་ཚར་ཏེ་ བསྒུག་དོ་ག',
  text: 'གཞི་བསྟུན་ཨང་ཐོག་ལས་ འཚོལ།',
  label: 'གཞི་བསྟུན་ཨང་།',
  example: 'དཔེར་ན་ D7K4-92MH',
  button: 'འཚོལ།',
  looking: 'འཚོལ་དོ …',
  empty: 'གཞི་བསྟུན་ཨང་ བཙུགས་གནང་།',
  unknown:
    'གཞི་བསྟུན་ཨང་འདི་ལུ་ དངུལ་སྤྲོད་མིན་འདུག ཡི་གུ་དང་ཨང་ཡིག་རེ་རེ་ ཞིབ་དཔྱད་འབད་གནང་། བྱུང་འཛིན་གྱི་ཞིབ་དཔྱད་གསང་ཨང་ “ཡིག་ཆ་ཞིབ་དཔྱད།” ནང་ བཙུགས་གནང་།',
  failed: 'འཚོལ་མ་ཚུགས། མཐུད་ལམ་ཞིབ་དཔྱད་འབད་དེ་ ལོག་སྟེ་འབད་རྩོལ་བསྐྱེད་གནང་།',
  tooOften: 'ཐེངས་ལེ་ཤ་ འབད་རྩོལ་བསྐྱེད་ནུག སྐར་མ་ 15 བསྒུག་གནང་ ཡང་ཅིན་ ཡིག་ཚང་ལུ་འདྲི་གནང་།',
};
