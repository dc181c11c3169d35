import type { Translation } from '../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  titles: { which: 'ལོ་གཅིག་གི་བྱུང་འཛིན།', code: 'གསང་ཨང་བཙུགས་གནང་།', paper: 'ཁྱོད་ཀྱི་ཡིག་ཆ།' },
  steps: { code: 'གསང་ཨང་།', paper: 'ཁྱོད་ཀྱི་ཡིག་ཆ།' },
  labels: {
    identifier: 'ལག་ཁྱེར་ཨང་ འཐུས་མིའི་ཨང་ ཡང་ཅིན་ བརྒྱུད་འཕྲིན་ཨང་།',
    year: 'ལོ།',
    code: 'གསང་ཨང་།',
    receiptNumber: 'བྱུང་འཛིན་ཨང་།',
  },
  missing: (label) => `${label} བཙུགས་གནང་།`,
  kinds: { member: { title: 'འཐུས་མི།' }, donation: { title: 'ཞལ་འདེབས།' } },
  name: 'མིང་།',
};
