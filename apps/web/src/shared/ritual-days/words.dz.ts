import { format } from '../../language/dz/format.ts';
import type { Translation } from '../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  title: 'ཁྱོད་ཀྱིས་ ཕུལ་བའི་མིང་།',
  names: (count) => `མིང་ ${format.number(count)}`,
  read: (day) => `${day} ལུ་ ལྷག་ཚར་ཡི།`,
  willBeRead: (day) => `${day} ལུ་ ལྷག་ནི་ཨིན།`,
  notYet: 'ཉིནམ་ ད་ཚུན་ མེད། ཤུལ་མའི་ཉིནམ་ལུ་ ལྷག་འོང་། འདྲི་ཡོད་པ་ཅིན་ ཁྱོད་ལུ་ སླབ་འོང་།',
  cancelled: (day) => `${day} ཆ་མེད་བཏང་ཡི།`,
  moved: (from) => `${from} ལས་ སྤོས་ཡི།`,
  movedBecause: (from, reason) => `${from} ལས་ སྤོས་ཡི། ${reason}`,
  toBePaid: 'ཁྱོད་ཀྱི་དངུལ་འཛིན་ ཡང་ཅིན་ དངུལ་ ལྷོད་ད་ མིང་ཚུ་ མིང་ཐོ་ནང་ བཙུགས་འོང་།',
  beingChecked: 'དངུལ་སྤྲོད་ ཞིབ་དཔྱད་འབད་བའི་སྐབས་ མིང་ཚུ་ མིང་ཐོ་ནང་ ཡོད།',
  notListed: 'དངུལ་ ལོག་བཏང་ནུག་ལས་ མིང་ཚུ་ མིང་ཐོ་ནང་ མེད།',
  dayAndLunar: (ritual, lunar) => (lunar ? `${ritual} ${lunar}` : ritual),
  lunarDay: (day, month, isSecond) =>
    isSecond
      ? `རང་ཟླ་ ${format.digits(month)} ཕྱི་མའི་ ཚེས་ ${format.digits(day)}`
      : `རང་ཟླ་ ${format.digits(month)} པའི་ ཚེས་ ${format.digits(day)}`,
};
