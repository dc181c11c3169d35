import type { Translation } from '../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  titles: { which: 'ལོ་གཅིག་གི་བྱུང་འཛིན།', code: 'གསང་ཨང་བཙུགས་གནང་།', paper: 'ཁྱོད་ཀྱི་ཡིག་ཆ།' },
  steps: { which: 'ཁྱོད་', code: 'གསང་ཨང་།', paper: 'ཁྱོད་ཀྱི་ཡིག་ཆ།' },
  labels: {
    identifier: 'ལག་ཁྱེར་ཨང་ འཐུས་མིའི་ཨང་ ཡང་ཅིན་ བརྒྱུད་འཕྲིན་ཨང་།',
    year: 'ལོ།',
    code: 'གསང་ཨང་།',
    receiptNumber: 'བྱུང་འཛིན་ཨང་།',
  },
  missing: (label) => `${label} བཙུགས་གནང་།`,
  whichKind: 'ག་འདི་དགོཔ་ཨིན་ན',
  whichYear: 'ལོ་ག་འདི་གི་དོན་ལུ་ཨིན་ན',
  earlier: 'ཧེ་མ།',
  whoAreYou: 'ཁྱོད་ག་ཨིན་ན',
  sendCode: 'གསང་ཨང་གཏང་།',
  sending: 'གཏང་དོ …',
  openReceipt: 'བྱུང་འཛིན་འདི་ ཁ་ཕྱེ།',
  openCertificate: 'ངའི་ལག་ཁྱེར་ ཁ་ཕྱེ།',
  opening: 'ཁ་ཕྱེ་དོ …',
  newCode: 'གསང་ཨང་གསརཔ་ ཞུ།',
  askOffice: 'ཡིག་ཚང་ལུ་འདྲི་གནང་།',
  download: 'PDF ཕབ་ལེན།',
  downloading: 'ཕབ་ལེན་འབད་དོ …',
  see: 'བལྟ།',
  print: 'དཔར་བསྐྲུན།',
  amount: 'དངུལ་གྲངས།',
  kinds: { member: { title: 'འཐུས་མི།' }, donation: { title: 'ཞལ་འདེབས།' } },
  name: 'མིང་།',
};
