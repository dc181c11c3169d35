import { format } from '../language/dz/format.ts';
import type { Translation } from '../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  copy: 'འདྲ་བཤུས།',
  copied: 'འདྲ་བཤུས་རྐྱབ་ཡོད།',
  toTop: 'མགོ་ལུ་ལོག',
  close: 'ཁ་བསྡམས།',
  cancel: 'ཆ་མེད།',
  tryAgain: 'ལོག་འབད་རྩོལ་བསྐྱེད།',
  stillLoading: 'དུས་ཡུན་ རྒྱུན་ལས་མངམ་འགོར་དོ། ཏོག་ཙ་བསྒུག་གནང་།',
  notAnswering: 'ད་ཚུན་ ལན་མིན་འདུག མཐུད་ལམ་ ལྷོད་ལྷོད་འོང་།',
  loading: 'མངོན་གསལ་འབད་དོ།',
  somethingWrong: 'དཀའ་ངལ་ཅིག་ བྱུང་ནུག',
  noConnection: 'སར་བར་ལུ་ མཐུད་མ་ཚུགས། མཐུད་ལམ་ཞིབ་དཔྱད་འབད་གནང་།',
  nothingSaved: 'ག་ནི་ཡང་ བསྒྱུར་བཅོས་མ་འབད།',
  optional: 'གདམ་ཁ་ཅན།',
  showPassword: 'ཆོག་ཡིག་སྟོན།',
  hidePassword: 'ཆོག་ཡིག་སྦ།',
  today: 'ད་རིས།',
  yesterday: 'ཁ་རྩང་།',
  moment: (day, time) => `${day} ${time}`,
  day: 'ཉིནམ།',
  month: 'ཟླཝ།',
  year: 'ལོ།',
  summaryTitle: (count) => `ལོག་བལྟ་དགོཔ་ ${format.number(count)} འདུག`,
  saving: 'སྲུང་དོ …',
  chooseFile: 'ཡིག་སྣོད་གདམ་ཁ་རྐྱབས།',
};
