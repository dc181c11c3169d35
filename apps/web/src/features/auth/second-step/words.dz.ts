import type { Translation } from '../../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  title: 'རིམ་པ་གཅིག་ ལྷག་ལུས་ཡོད།',
  passwordRight: 'ཆོག་ཡིག་ ངོས་ལེན་འབད་ཡོད།',
  notYou: 'ཁྱོད་མེན་ན',
  labels: { code: 'ངེས་བདེན་ app ལས་ གསང་ཨང་།', recoveryCode: 'སླར་གསོའི་གསང་ཨང་།' },
  codeHint: 'ཨང་ཡིག་དྲུག སྐར་མ་ཕྱེད་ཀ་རེ་ལུ་ གསང་ཨང་གསརཔ་འོང་།',
  recoveryHint: 'ཁྱོད་ཀྱིས་ བྲིས་བཞག་མི་གསང་ཨང་ལས་གཅིག རེ་རེ་ ཐེངས་གཅིག་རྐྱངམ་ཅིག་ ལག་ལེན་འཐབ་ཚུགས།',
  trustDevice: 'འདི་ ངའི་ཐབས་འཕྲུལ་ཨིན། ཉིནམ་ 30 གི་རིང་ ནཱ་ལུ་ མ་འདྲི།',
  submit: 'ནང་བསྐྱོད་འབད།',
  pending: 'ནང་བསྐྱོད་འབད་དོ …',
  or: 'ཡང་ཅིན་',
  passkey: 'པཱསི་ཀི་ ལག་ལེན་འཐབ།',
  passkeyTitle: 'པཱསི་ཀི་ ལག་ལེན་འཐབ།',
  deviceAsks: 'ཁྱོད་ཀྱི་ཐབས་འཕྲུལ་གྱིས་ ད་ལྟོ་ འདྲི་འོང་།',
  deviceHint: 'མཛུབ་རྟགས་ གདོང་ ཡང་ཅིན་ འགྲུལ་འཕྲིན་གྱི་ལྡེ་མིག འདི་ ཐབས་འཕྲུལ་ལས་ ཕྱིར་མི་འགྱོ།',
  askAgain: 'ལོག་འདྲི།',
  asking: 'ཐབས་འཕྲུལ་ བསྒུག་དོ …',
  refusedTitle: 'པཱསི་ཀི་ ལག་ལེན་མ་འཐབ།',
  refused: 'ཁྱོད་ཀྱིས་ ཆ་མེད་བཏང་ནུག ཡང་ཅིན་ དུས་ཡུན་རིངམོ་འགོར་ནུག ཡང་ཅིན་ པཱསི་ཀི་འདི་ ཐབས་འཕྲུལ་གཞན་ནང་འདུག',
  neither: 'འགྲུལ་འཕྲིན་ བརླག་སོ་ཡི་ག',
  codeInstead: 'དེ་གི་ཚབ་ལུ་ གསང་ཨང་བཙུགས།',
  recoveryInstead: 'སླར་གསོའི་གསང་ཨང་ ལག་ལེན་འཐབ།',
  askAdministrator: 'འདི་ཚུ་ག་ནི་ཡང་མེད་པ་ཅིན་ བདག་སྐྱོང་པ་གིས་ ཁྱོད་ཀྱི་རིམ་པ་གཉིས་པ་ ལོག་གཞི་སྒྲིག་འབད་ཚུགས།',
};
