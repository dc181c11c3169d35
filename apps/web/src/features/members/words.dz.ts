import type { Translation } from '../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. Only what members see of it, too. */
export const words: Translation<typeof english> = {
  save: 'སྲུངས།',
  saving: 'སྲུང་དོ …',
  form: {
    labels: {
      phone: 'བརྒྱུད་འཕྲིན་ཨང་།',
      email: 'གློག་འཕྲིན།',
      countryId: 'སྡོད་སའི་རྒྱལ་ཁབ།',
      dzongkhag: 'རྫོང་ཁག',
      gewog: 'རྒེད་འོག',
      village: 'གཡུས།',
      houseNumber: 'གུང་ཨང་།',
      thramNumber: 'ཁྲམ་ཨང་།',
      address: 'ཁ་བྱང་།',
    },
  },
  statuses: { active: 'ནུས་ལྡན།', inactive: 'ནུས་མེད།', pending: 'བསྒུག་དོ།' },
  genders: { male: 'ཕོ།', female: 'མོ།', other: 'གཞན།' },
};
