import type { Translation } from '../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  skip: 'ནང་དོན་ལུ་འགྱོ།',
  loadingPage: 'ཤོག་ལེབ་ མངོན་གསལ་འབད་དོ།',
  notFound: { title: 'ནཱ་ལུ་ ཤོག་ལེབ་མིན་འདུག' },
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
    ownDonations: 'ངའི་ཞལ་འདེབས།',
    register: 'འཐུས་མི་གསརཔ་ཐོ་བཀོད།',
    renew: 'འཐུས་མི་བསྐྱར་གསོ།',
    donate: 'ཞལ་འདེབས།',
    faq: 'དྲི་བ་དང་ལན།',
  },
};
