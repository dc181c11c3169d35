import type { Translation } from '../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  title: 'ཞལ་འདེབས་ཕུལ།',
  guest: 'མགྱོནམ་སྦེ་ ཕུལ།',
  guestText: 'མིང་དང་བརྒྱུད་འཕྲིན་ཨང་ ལངམ་ཨིན། མིང་མེད་པར་ཡང་ ཕུལ་ཚུགས། བྱུང་འཛིན་ཐོབ་ཨིན།',
  guestButton: 'ཞལ་འདེབས་ གདམ་ཁ་རྐྱབས།',
  waysText: 'དངུལ་ཁང་ ཡང་ཅིན་ ཡིག་ཚང་ནང་ འབྱོན་ནི་ཨིན་ན',
  ways: 'ཕུལ་ཐངས་ཚུ་ བལྟ།',
  member: 'འཐུས་མི་སྦེ་ ཕུལ།',
  memberText: 'ཞལ་འདེབས་འདི་ འཐུས་མིའི་ཐོ་ནང་ བཀོདཔ་ཨིན། གཞན་གྱི་མིང་ཐོག་ཡང་ ཕུལ་ཚུགས།',
  isMember: 'ཁྱོད་ འཐུས་མི་ཨིན་ན?',
  asMember: 'རང་གི་མིང་ཐོག་ལས་ ཕུལ།',
  atTheDesk: 'ཡིག་ཚང་ནང་ ཕུལ་གནང་།',
  atTheDeskText:
    'དངུལ་ཁང་དང་ཀཱརཌ་ ད་ཚུན་ གཞི་སྒྲིག་འབད་དེ་མིན་འདུག ནཱ་ལུ་ ཞལ་འདེབས་གདམ་ཁ་རྐྱབས་ཏེ་ གཞི་བསྟུན་ཨང་ ཡིག་ཚང་ནང་ འབག་བྱོན་གནང་།',
};
