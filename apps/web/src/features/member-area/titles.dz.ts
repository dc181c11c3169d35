import type { Translation } from '../../language/language.ts';
import type { titles as english } from './titles.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const titles: Translation<typeof english> = {
  details: 'འཐུས་མིའི་ཁ་གསལ།',
  edit: 'ཁྱོད་ཀྱི་ཁ་གསལ་ བསྒྱུར་བཅོས།',
  family: 'བཟའ་ཚང་།',
  renewals: 'བསྐྱར་གསོའི་དངུལ་སྤྲོད།',
  donations: 'ངའི་ཞལ་འདེབས།',
  donate: 'ཞལ་འདེབས་ཕུལ།',
  renew: 'འཐུས་མི་བསྐྱར་གསོ།',
};
