import type { Translation } from '../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  title: 'བཟའ་ཚང་།',
  lead: 'བརྡ་འཕྲིན་ནང་མིང་ཡོད་མི་དེ་གིས་ ནམ་ཚུན་སྤྲོད་ཡོདཔ་བལྟ་ཞིནམ་ལས་ ཁྱོད་ཀྱི་དོན་ལུ་སྤྲོད་ཚུགས། ངོ་སྤྲོད་ཨང་ བརྒྱུད་འཕྲིན་ ཁ་བྱང་ ཞལ་འདེབས་གཞན་ མི་མཐོང་། ནམ་རང་འབད་རུང་ མཇུག་བསྡུ་ཚུགས།',
  allow: 'ཆོག།',
  refuse: 'མེན།',
  sending: 'ཏོག་ཙ་བསྒུག་གནང་།',
  accepted: 'ཚར་ཡི། ད་ལས་ ཁོང་གིས་ བལྟ་ཞིནམ་ལས་ ཁྱོད་ཀྱི་དོན་ལུ་སྤྲོད་ཚུགས།',
  declined: 'ཚར་ཡི། ཁོང་གིས་ ག་ནི་ཡང་མི་མཐོང་།',
  noLink: 'ང་བཅས་ཀྱི་བརྡ་འཕྲིན་གྱི་འབྲེལ་ལམ་ཐོག་ལས་ ཁ་ཕྱེ་གནང་།',
  failed:
    'འདི་ མ་བཏུབ། འབྲེལ་ལམ་འདི་ ལག་ལེན་འཐབ་ཚར་ནུག་ ཡང་ན་ དུས་ཚོད་རྫོགས་ནུག། ནང་འཛུལ་འབད་གནང་ ཡང་ཅིན་ ཡིག་ཚང་ལུ་ སླབ་གནང་།',
};
