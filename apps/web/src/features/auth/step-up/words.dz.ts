import type { Translation } from '../../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  title: 'ཁྱོད་ཨིནམ་ ངེས་དཔྱད་འབད་གནང་།',
  lead: 'འདི་ ཉེན་སྲུང་འབད་ཡོད། ཁྱོད་ཀྱིས་ བཙུགས་མི་ ག་ནི་ཡང་ བརླག་མི་འགྱོ། སྐར་མ་ལྔའི་རིང་ ལོག་མི་འདྲི།',
  labels: { password: 'ཁྱོད་ཀྱི་ཆོག་ཡིག', code: 'ངེས་བདེན་ app ལས་ གསང་ཨང་།' },
  codeHint: 'ཨང་ཡིག་དྲུག སྐར་མ་ཕྱེད་ཀ་རེ་ལུ་ གསང་ཨང་གསརཔ་འོང་།',
  wrongPassword: 'འདི་ ཁྱོད་ཀྱི་ཆོག་ཡིག་མེན། ལོག་སྟེ་ འབད་རྩོལ་བསྐྱེད་གནང་།',
  wrongCode: 'གསང་ཨང་འདི་ མཐུན་སྒྲིག་མིན་འདུག ཤུལ་མའི་གསང་ཨང་ བསྒུག་སྟེ་ ལོག་བཙུགས་གནང་།',
  submit: 'ངེས་དཔྱད་འབད།',
  pending: 'ཞིབ་དཔྱད་འབད་དོ …',
  cancel: 'ཆ་མེད།',
  instead: {
    password: 'དེ་གི་ཚབ་ལུ་ ཆོག་ཡིག་བཙུགས།',
    code: 'དེ་གི་ཚབ་ལུ་ གསང་ཨང་བཙུགས།',
    passkey: 'དེ་གི་ཚབ་ལུ་ པཱསི་ཀི་ ལག་ལེན་འཐབ།',
  },
  askDevice: 'པཱསི་ཀི་ ལག་ལེན་འཐབ།',
  asking: 'ཐབས་འཕྲུལ་ བསྒུག་དོ …',
  passkeyRefused: 'པཱསི་ཀི་ ལག་ལེན་མ་འཐབ། ཁྱོད་ཀྱིས་ ཆ་མེད་བཏང་ནུག ཡང་ཅིན་ དུས་ཡུན་རིངམོ་འགོར་ནུག ཡང་ཅིན་ ཐབས་འཕྲུལ་གཞན་ནང་འདུག',
};
