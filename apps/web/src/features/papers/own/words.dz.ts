import type { Translation } from '../../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  title: 'ལག་ཁྱེར།',
  lead: 'ལག་ཁྱེར་གྱིས་ ལོ་གཅིག་གི་དངུལ་སྤྲོད་ཚུ་ བསྡོམས་སྟོནམ་ཨིན།',
  newTitle: 'ལག་ཁྱེར་ཅིག་ ཁ་ཕྱེ།',
  kind: 'ལག་ཁྱེར།',
  kinds: { pit: 'ཁྲལ་གྱི་དོན་ལུ། (PIT)', member: 'འཐུས་དང་ཞལ་འདེབས་ ག་ར།', donation: 'ཞལ་འདེབས།' },
  year: 'ལོ།',
  open: 'ལག་ཁྱེར་ ཁ་ཕྱེ།',
  opening: 'ཁ་ཕྱེ་དོ …',
  failed: 'ལག་ཁྱེར་ ཁ་ཕྱེ་མ་ཚུགས།',
  failedText: 'མཐུད་ལམ་ཞིབ་དཔྱད་འབད་དེ་ ལོག་སྟེ་འབད་རྩོལ་བསྐྱེད་གནང་།',
  issuedTitle: 'ད་ཚུན་ བྱིན་ཚར་མི།',
  none: 'ད་ཚུན་ ལག་ཁྱེར་མིན་འདུག',
  noneText: 'དང་པ་འདི་ ཁ་ཕྱེ་ནིའི་དོན་ལུ་ དབྱེ་བ་དང་ལོ་ གདམ་ཁ་རྐྱབས།',
  noneIssued: 'འཐུས་མི་འདི་ལུ་ ག་ནི་ཡང་ བྱིན་ཏེ་མིན་འདུག',
  statuses: { valid: 'ཆ་གནས།', void: 'ཆ་མེད།', replaced: 'ཚབ་བཙུགས་ཡོད།' },
  notChosen: 'ལག་ཁྱེར་ གདམ་ཁ་མ་རྐྱབས།',
  notChosenText: 'ཁྱོད་ཀྱི་ལག་ཁྱེར་གྱི་ཐོ་ལས་ གཅིག་ཁ་ཕྱེ།',
  toMembership: 'ཁྱོད་ཀྱི་འཐུས་མི།',
};
