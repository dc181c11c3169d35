import type { Translation } from '../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  skip: 'ནང་དོན་ལུ་འགྱོ།',
  loadingPage: 'ཤོག་ལེབ་ མངོན་གསལ་འབད་དོ།',
  notFound: { title: 'ནཱ་ལུ་ ཤོག་ལེབ་མིན་འདུག', text: 'ཁ་བྱང་འདི་ འཛོལ་བ་འོང་ ཡང་ཅིན་ ཤོག་ལེབ་འདི་ རྩ་བསྐྲད་བཏང་ཡོདཔ་འོང་།' },
  goHome: 'གདོང་ཤོག་ལུ་འགྱོ།',
  menu: 'དཀར་ཆག',
  mainMenu: 'དཀར་ཆག་གཙོ་བོ།',
  closeMenu: 'དཀར་ཆག་ཁ་བསྡམས།',
  appearance: 'མཐོང་སྣང་།',
  menus: {
    login: 'ནང་བསྐྱོད།',
    logout: 'ཕྱིར་བསྐྱོད།',
    membership: 'འཐུས་མིའི་ཁ་གསལ།',
    ownRenewals: 'བསྐྱར་གསོའི་དངུལ་སྤྲོད།',
    family: 'བཟའ་ཚང་།',
    ownDonations: 'ངའི་ཞལ་འདེབས།',
    register: 'འཐུས་མི་གསརཔ་ཐོ་བཀོད།',
    renew: 'འཐུས་མི་བསྐྱར་གསོ།',
    donate: 'ཞལ་འདེབས།',
    faq: 'དྲི་བ་དང་ལན།',
    home: 'གདོང་ཤོག',
    memberReceipt: 'བྱུང་འཛིན་ (འཐུས་མི་)',
    donationReceipt: 'བྱུང་འཛིན་ (ཞལ་འདེབས་)',
    publicPages: 'མི་མང་གི་ཤོག་ལེབ།',
    profile: 'ངའི་ཁ་གསལ།',
    changePassword: 'ཆོག་ཡིག་ བསྒྱུར་བཅོས།',
    more: 'དེ་ལས་ལྷག',
  },
  help: 'གྲོགས་རམ།',
  notAuthorized: {
    title: 'ཤོག་ལེབ་འདི་ བལྟ་མི་ཆོག',
    text: 'ཁྱོད་ཀྱི་འགན་ཁུར་ནང་ འདི་མེད། ལཱ་གི་དོན་ལུ་ དགོ་པ་ཅིན་ བདག་སྐྱོང་པ་ལུ་ འདྲི་གནང་།',
  },
  broken: {
    title: 'ཤོག་ལེབ་འདི་ སྟོན་མ་ཚུགས།',
    text: 'ང་བཅས་ཀྱི་ཧོངས་ལས་ དཀའ་ངལ་ཅིག་ བྱུང་ནུག ཁྱོད་ཀྱིས་ སྲུང་མི་ཚུ་ མ་བརླག',
    newVersion: 'ཤོག་ལེབ་འདི་ མངོན་གསལ་འབད་མ་ཚུགས། མཐུད་ལམ་ཞིབ་དཔྱད་འབད་དེ་ ལོག་སྟེ་འབད་རྩོལ་བསྐྱེད་གནང་།',
    reload: 'ཤོག་ལེབ་ ལོག་མངོན་གསལ་འབད།',
  },
  rights: (year, centre) => `© ${year} ${centre}`,
  darkTheme: 'གནགཔོའི་བརྗོད་དོན།',
};
