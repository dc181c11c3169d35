import type { Translation } from '../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. */
export const words: Translation<typeof english> = {
  notPrinted: (letters) =>
    `བྱུང་འཛིན་དང་ ཡིག་ཆ་གཞན་ནང་ ${letters} སྟོན་མི་ཚུགས། སྒྲོམ་སྟོངམ་སྦེ་འོང་། མིང་འདི་ ལེ་ཊིན་ཡི་གུ་ནང་ བྲིས་གནང་།`,
};
