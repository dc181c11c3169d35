import type { Translation } from '../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  title: 'འཐུས་མི་བསྐྱར་གསོ།',
  lead: 'ཁྱོད་རའི་ ཡང་ཅིན་ གཞན་གྱི་འཐུས་མི་ འཚོལ།',
  labels: {
    identifier: 'འཐུས་མིའི་ཨང་ ལག་ཁྱེར་ཨང་ ཡང་ཅིན་ བརྒྱུད་འཕྲིན་ཨང་།',
    fact: 'ང་བཅས་ལུ་ཡོད་པའི་ ཁ་གསལ་གཅིག',
  },
  identifierHint: 'དཔེར་ན་ KM-0000018 ཨང་ཡིག་བཅུ་གཅིག ཡང་ཅིན་ 17 12 34 56',
  factHint: 'འཐུས་མིའི་བརྒྱུད་འཕྲིན་ཨང་གི་ མཇུག་གི་ཨང་ཡིག་བཞི་ ཡང་ཅིན་ སྐྱེས་ཚེས། དཔེར་ན་ 14/3/1978',
  missing: (label) => `${label} བཙུགས་གནང་།`,
  look: 'འཐུས་མི་འཚོལ།',
  looking: 'འཚོལ་དོ …',
  nothing: 'འདི་གཉིས་ཐོག་ལས་ ག་ནི་ཡང་མ་ཐོབ།',
  unknown: 'འཐུས་མི་འདི་མིན་འདུག',
  lookUp: 'འཚོལ།',
  statuses: { active: 'ནུས་ལྡན།', pending: 'འཐུས་དང་པ་ བསྒུག་དོ།', inactive: 'ནུས་མེད།' },
  forLife: 'མི་ཚེ་གཅིག',
  notPaid: 'ད་ཚུན་མ་སྤྲོད།',
  paidUntil: (day) => `${day} ཚུན་ཚོད་སྤྲོད་ཡོད།`,
  typeAndCover: (type, cover) => `${type} འཐུས་མི། ${cover}`,
  newPeriod: (from) => `དུས་ཡུན་གསརཔ་ ${from} ལས་ འགོ་བཙུགས།`,
  nothingToRenew: 'ད་ལྟོ་ བསྐྱར་གསོ་འབད་དགོཔ་མིན་འདུག',
  askOffice: 'འཐུས་མི་འདི་ ནཱ་ལས་ བསྐྱར་གསོ་འབད་མི་ཚུགས། ཡིག་ཚང་ལུ་འདྲི་གནང་།',
  option: (frequency, until) => (until ? `${frequency} · ${until} ཚུན་ཚོད།` : frequency),
  renew: 'བསྐྱར་གསོ།',
  renewFor: (code) => `${code} བསྐྱར་གསོ།`,
  donate: 'ཞལ་འདེབས།',
  donateFor: (code) => `${code} གི་མིང་ཐོག་ ཞལ་འདེབས་ཕུལ།`,
  nothingText:
    'གཉིས་ཆ་ར་ འཐུས་མིའི་ལག་ཁྱེར་དང་གཅིག་ཁར་ ཞིབ་དཔྱད་འབད་གནང་། ཐེངས་ལེ་ཤ་འབད་བའི་ཤུལ་ལས་ སྐར་མ་ 15 བསྒུག་གནང་ ཡང་ཅིན་ ཡིག་ཚང་ལུ་འདྲི་གནང་།',
  unknownText: 'འབྲེལ་ལམ་ ཆ་ཚང་མེདཔ་འོང་། འཐུས་མི་ འཚོལ་ཚུགས།',
  feeOpen: 'ཐོ་བཀོད་ཀྱི་འཐུས་ ད་ཚུན་ མ་སྤྲོད།',
  findFee: 'གཞི་བསྟུན་ཨང་ཐོག་ལས་ སྤྲོད།',
  isOfDocument:
    'འདི་ ཡིག་ཆའི་ཁར་ དཔར་བསྐྲུན་འབད་ཡོད་མི་ཨིན། འཐུས་མི་འདི་ KM-0000018 བཟུམ་གྱི་ཨང་ CID ཡང་ཅིན་ བརྒྱུད་འཕྲིན་ཨང་ཐོག་ལས་ འཚོལ་ཚུགས།',
};
