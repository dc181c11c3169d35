import { format } from '../../language/dz/format.ts';
import type { Translation } from '../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  titles: {
    home: 'གདོང་ཤོག',
    faq: 'དྲི་བ་དང་ལན།',
    support: 'ཞལ་འདེབས་ཕུལ་ཐངས།',
    register: 'འཐུས་མི་གསརཔ་ཐོ་བཀོད།',
    lookup: 'འཐུས་མི་བསྐྱར་གསོ།',
    member: 'འཐུས་མི།',
    donate: 'ཞལ་འདེབས།',
    pay: 'དངུལ་སྤྲོད།',
    status: 'ཁྱོད་ཀྱི་དངུལ་སྤྲོད།',
    card: 'ཀཱརཌ་ཐོག་ལས་དངུལ་སྤྲོད།',
    papers: 'བྱུང་འཛིན།',
    verify: 'ཡིག་ཆ་ཞིབ་དཔྱད།',
    unsubscribe: 'ང་བཅས་ཀྱི་བརྡ་འཕྲིན།',
    taxPaper: 'ཁྲལ་གྱི་ལག་ཁྱེར།',
  },
  description: 'འཐུས་མི་ཐོ་བཀོད་དང་ བསྐྱར་གསོ་ དེ་ལས་ ཞལ་འདེབས་ཕུལ་ནི།',
  skip: 'ནང་དོན་ལུ་འགྱོ།',
  mainMenu: 'དཀར་ཆག་གཙོ་བོ།',
  menu: 'དཀར་ཆག',
  closeMenu: 'དཀར་ཆག་ཁ་བསྡམས།',
  appearance: 'མཐོང་སྣང་།',
  login: 'ནང་བསྐྱོད།',
  logout: 'ཕྱིར་བསྐྱོད།',
  ownPages: 'འཐུས་མིའི་ཁ་གསལ།',
  menus: {
    home: 'གདོང་ཤོག',
    register: 'འཐུས་མི་གསརཔ་ཐོ་བཀོད།',
    renew: 'འཐུས་མི་བསྐྱར་གསོ།',
    donate: 'ཞལ་འདེབས།',
    receipt: 'བྱུང་འཛིན།',
    verify: 'ཡིག་ཆ་ཞིབ་དཔྱད།',
    support: 'ཞལ་འདེབས་ཕུལ་ཐངས།',
    faq: 'དྲི་བ་དང་ལན།',
    memberReceipt: 'འཐུས་མིའི་དོན་ལུ།',
    donationReceipt: 'ཞལ་འདེབས་ཀྱི་དོན་ལུ།',
    taxCertificate: 'ཁྲལ་གྱི་ལག་ཁྱེར།',
  },
  takePart: 'བཅའ་མར་གཏོགས་ནི།',
  papers: 'ཡིག་ཆ།',
  askUs: 'ང་བཅས་ལུ་འབྲེལ་བ་འཐབ།',
  registered: (number) => `ཆོས་ཚོགས་ཐོ་བཀོད་ཨང་ ${number}`,
  rights: (year, name) => `© ${format.digits(year)} ${name}`,
  needsScript:
    'ནཱ་ལུ་ག་ར་ལྷག་ཚུགས། འབྲི་ཤོག་ཕུལ་ནི་ཨིན་པ་ཅིན་ བརའུ་ཟར་ནང་ JavaScript ལྕོགས་ཅན་བཟོ་གནང་ ཡང་ཅིན་ ཡིག་ཚང་ནང་བྱོན་གནང་།',
  needsScriptHere:
    'ཤོག་ལེབ་འདི་ JavaScript ཐོག་ལས་རྐྱངམ་ཅིག་ སྟོན་ཚུགས། བརའུ་ཟར་ནང་ ལྕོགས་ཅན་བཟོ་གནང་ ཡང་ཅིན་ ཡིག་ཚང་ལུ་འདྲི་གནང་།',
  notLoaded: 'མངོན་གསལ་འབད་མ་ཚུགས། མཐུད་ལམ་ཞིབ་དཔྱད་འབད་གནང་།',
  tryAgain: 'ལོག་འབད་རྩོལ་བསྐྱེད།',
  loading: 'ཏོག་ཙ་བསྒུག་གནང་ …',
  office: 'ཡིག་ཚང་།',
  darkTheme: 'གནགཔོའི་བརྗོད་དོན།',
};
