import type { Translation } from '../../language/language.ts';
import type { titles as english } from './titles.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const titles: Translation<typeof english> = {
  login: 'ནང་བསྐྱོད།',
  forgot: 'ཆོག་ཡིག་བརྗེད་ཡོདཔ།',
  reset: 'ཆོག་ཡིག་གསརཔ་ གདམ་ཁ་རྐྱབས།',
  change: 'ཆོག་ཡིག་ བསྒྱུར་བཅོས།',
  join: 'ཁྱོད་ཀྱི་རྩིས་ཁྲ་ ཁ་ཕྱེ།',
  undo: 'འདི་ ཁྱོད་མེན་ན',
};
