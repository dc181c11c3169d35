import { format } from '../../language/dz/format.ts';
import type { Translation } from '../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  username: 'གློག་འཕྲིན་ བརྒྱུད་འཕྲིན་ཨང་ ཡང་ཅིན་ འཐུས་མིའི་ཨང་།',
  password: 'ཆོག་ཡིག',
  backToLogin: 'ནང་བསྐྱོད་ལུ་ལོག',
  missing: (label) => `${label} བཙུགས་གནང་།`,
  noAnswer: 'སར་བར་ལས་ ལན་མིན་འདུག མཐུད་ལམ་ཞིབ་དཔྱད་འབད་དེ་ ལོག་སྟེ་འབད་རྩོལ་བསྐྱེད་གནང་།',
  wait: (seconds) =>
    seconds === null
      ? 'ཐེངས་ལེ་ཤ་ འབད་རྩོལ་བསྐྱེད་ནུག ཏོག་ཙ་བསྒུག་གནང་།'
      : `ཐེངས་ལེ་ཤ་ འབད་རྩོལ་བསྐྱེད་ནུག སྐར་མ་ ${format.number(Math.ceil(seconds / 60))} བསྒུག་གནང་།`,
  login: {
    title: 'ནང་བསྐྱོད།',
    submit: 'ནང་བསྐྱོད་འབད།',
    pending: 'ནང་བསྐྱོད་འབད་དོ …',
    forgotten: 'བརྗེད་ཅི་ག',
    wrongTitle: 'མཐུན་སྒྲིག་མིན་འདུག',
    wrong: 'མིང་དང་ཆོག་ཡིག་ ལོག་ཞིབ་དཔྱད་འབད་གནང་།',
    without: 'བཅའ་མར་གཏོགས་ནི་ལུ་ རྩིས་ཁྲ་མི་དགོ།',
    register: 'འཐུས་མི་གསརཔ་ཐོ་བཀོད།',
    renew: 'འཐུས་མི་བསྐྱར་གསོ།',
  },
  forgot: {
    title: 'ཆོག་ཡིག་བརྗེད་ཡོདཔ།',
    lead: 'ཆོག་ཡིག་གསརཔ་བཟོ་ནིའི་ འབྲེལ་ལམ་ གཏང་འོང་།',
    submit: 'འབྲེལ་ལམ་གཏང་།',
    pending: 'གཏང་དོ …',
    sentTitle: 'གློག་འཕྲིན་ ཞིབ་དཔྱད་འབད་གནང་།',
    sent: 'མིང་འདི་གི་རྩིས་ཁྲ་ཡོད་པ་ཅིན་ གློག་འཕྲིན་ནང་ འབྲེལ་ལམ་ཅིག་ གཏང་ཡོད། ཆུ་ཚོད་གཅིག་གི་ནང་ ཐེངས་གཅིག་ ལག་ལེན་འཐབ་ཚུགས།',
  },
  reset: {
    title: 'ཆོག་ཡིག་གསརཔ་ གདམ་ཁ་རྐྱབས།',
    invitationTitle: 'བྱོན་པ་ལེགས་སོ། ཆོག་ཡིག་ གདམ་ཁ་རྐྱབས།',
    labels: { newPassword: 'ཆོག་ཡིག་གསརཔ།', confirmPassword: 'ལོག་སྟེ་བཙུགས།' },
    different: 'གཉིས་ཆ་ར་ གཅིགཔ་དགོ།',
    submit: 'ཆོག་ཡིག་སྲུངས།',
    pending: 'སྲུང་དོ …',
    doneTitle: 'ཆོག་ཡིག་ བཟོ་ཚར་ཅི།',
    deadTitle: 'འབྲེལ་ལམ་འདི་ ད་ལཱ་མི་འབད།',
    dead: 'འབྲེལ་ལམ་རེ་ ཐེངས་གཅིག་རྐྱངམ་ཅིག་ ལག་ལེན་འཐབ་ཚུགས། གསརཔ་ཅིག་ ཞུ་གནང་།',
    askAgain: 'འབྲེལ་ལམ་གསརཔ་ ཞུ།',
  },
};
