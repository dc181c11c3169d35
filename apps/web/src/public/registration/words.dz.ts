import { format } from '../../language/dz/format.ts';
import type { Translation } from '../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  title: 'འཐུས་མི་གསརཔ་ཐོ་བཀོད།',
  steps: { you: 'ཁྱོད་', contact: 'འབྲེལ་བ་', membership: 'འཐུས་མི་', check: 'ཞིབ་དཔྱད་' },
  headings: {
    you: 'འཐུས་མི་ག་འཛུལ་ནི་ཨིན་ན',
    contact: 'ཁྱོད་ལུ་ འབྲེལ་བ་ག་དེ་སྦེ་འཐབ་ནི།',
    membership: 'འཐུས་མིའི་དབྱེ་བ་ ག་འདི།',
    check: 'ག་ར་ ཨིནམ་ཨིན་ན',
  },
  labels: {
    name: 'མིང་ཆ་ཚང་།',
    gender: 'ཕོ་མོ།',
    dateOfBirth: 'སྐྱེས་ཚེས།',
    identityType: 'ངོ་སྤྲོད་ཡིག་ཆ།',
    identityNumber: 'ཡིག་ཆའི་ཨང་།',
    phone: 'བརྒྱུད་འཕྲིན་ཨང་།',
    email: 'གློག་འཕྲིན།',
    countryId: 'སྡོད་སའི་རྒྱལ་ཁབ།',
    dzongkhag: 'རྫོང་ཁག',
    gewog: 'རྒེད་འོག',
    village: 'གཡུས།',
    membershipTypeId: 'འཐུས་མིའི་དབྱེ་བ།',
    paymentFrequencyId: 'འཐུས་ ནམ་རེ་ སྤྲོད་ནི།',
    consent: 'འཐུས་མིའི་དོན་ལུ་ ཁ་གསལ་འདི་ཚུ་ བཞག་ཆོག',
    wantsAccount: 'ངའི་དོན་ལུ་ རྩིས་ཁྲ་ཅིག་ བཟོ།',
    address: 'ཁ་བྱང་།',
  },
  genders: { female: 'མོ།', male: 'ཕོ།', other: 'གཞན།' },
  identityTypes: { cid: 'ངོ་སྤྲོད་ལག་ཁྱེར་ (CID)', other: 'ཡིག་ཆ་གཞན།', passport: 'ཕྱི་སྐྱོད་ལག་དེབ།' },
  nameHint: 'ངོ་སྤྲོད་ཡིག་ཆའི་ནང་ ཡོདཔ་བཟུམ།',
  dayHint: 'ཉིནམ་ ཟླཝ་ ལོ།',
  cidHint: 'ཨང་ཡིག་བཅུ་གཅིག',
  emailHint: 'ཡོད་པ་ཅིན་ བྱུང་འཛིན་གཏང་ནིའི་དོན་ལུ།',
  choose: 'གདམ་ཁ་རྐྱབས …',
  home: 'གདོང་ཤོག',
  change: 'བསྒྱུར་བཅོས།',
  feeFor: (frequency, sum) => `${frequency} ${sum}`,
  problems: {
    missing: (label) => `${label} བཙུགས་གནང་།`,
    noSuchDay: (label) => `${label} ཚེས་གྲངས་འདི་མིན་འདུག`,
    before1900: (label) => `${label} ལོ་ 1900 ཡང་ཅིན་ དེའི་ཤུལ་ལས་ དགོ།`,
    notPast: (label) => `${label} ད་རིས་ཀྱི་ཧེ་མ་ དགོ།`,
    cid: (label) => `${label} CID ལུ་ ཨང་ཡིག་བཅུ་གཅིག་དགོ། དཔེར་ན་ 11410001234`,
    identityNumber: (label) => `${label} ཡི་གུ་དང་ཨང་ཡིག་ 4 ལས་ 20 ཚུན་ དགོ།`,
    phone: (label) => `${label} དཔེར་ན་ 17 12 34 56 ཡང་ཅིན་ +61 400 000 000`,
    email: (label) => `${label} དཔེར་ན་ name@example.bt`,
    tooLong: (label) => `${label} རིང་དྲགས་པས།`,
  },
  back: 'རྒྱབ།',
  next: 'ཤུལ་མམ།',
  send: (sum) => (sum ? `ཐོ་བཀོད་ཕུལ། ${sum}` : 'ཐོ་བཀོད་ཕུལ།'),
  sending: 'གཏང་དོ …',
  done: {
    title: 'བྱོན་པ་ལེགས་སོ།',
    thanks: 'ཁྱོད་ཀྱི་ཐོ་བཀོད་ ལྷོད་ཅི།',
    code: 'ཁྱོད་ཀྱི་འཐུས་མིའི་ཨང་།',
    amount: 'སྤྲོད་དགོཔ།',
    reference: 'གཞི་བསྟུན་ཨང་།',
    pay: (sum) => `${sum} སྤྲོད།`,
    atTheOffice: 'ཡིག་ཚང་ནང་ དངུལ་རྐྱང་སྤྲོད་ཆོག འཐུས་མིའི་ཨང་ ལངམ་ཨིན།',
    next: 'འོག་གི་འཐུས་ ལྷོད་པའི་སྐབས་ འཐུས་མི་ འགོ་བཙུགསཔ་ཨིན། ཁྱོད་ཀྱི་ཨིནམ་ ཤེས་ནིའི་དོན་ལུ་ གཞི་བསྟུན་ཨང་ བཙུགས་གནང་།',
  },
  opensSoon: 'ཐོ་བཀོད་ ཏོག་ཙ་ཅིག་ལས་ འགོ་བཙུགས་འོང་།',
  opensSoonText:
    'ཆོས་ཚོགས་ཀྱིས་ འཐུས་མིའི་དབྱེ་བ་ཚུ་ གཞི་སྒྲིག་འབད་དོ། ཉིནམ་དག་པ་ཅིག་གི་ཤུལ་ལས་ ལོག་བྱོན་གནང་ ཡང་ཅིན་ ཡིག་ཚང་ནང་ འདྲི་གནང་།',
  phoneHint: 'འབྲུག་གི་དོན་ལུ་ ཨང་ཡིག་བརྒྱད། རྒྱལ་ཁབ་གཞན་གྱི་དོན་ལུ་ +61 400 000 000 བཟུམ།',
  accountHint:
    'ལག་ཁྱེར་ བྱུང་འཛིན་དང་ སྤྲོད་དགོཔ་ཚུ་ བལྟ་ནིའི་དོན་ལུ། འཐུས་མི་འགོ་བཙུགས་པའི་སྐབས་ གློག་འཕྲིན་ ཡང་ཅིན་ SMS ཐོག་ལས་ འབྲེལ་ལམ་གཏང་འོང་ ཡང་ཅིན་ ཡིག་ཚང་གིས་ བྱིན་འོང་།',
  consentHint:
    'འདི་ཚུ་ ཁྱོད་ཀྱི་འཐུས་མི་ ཞལ་འདེབས་ བྱུང་འཛིན་གྱི་དོན་ལུ་ ལག་ལེན་འཐབ་ཨིན། ཐོ་དེབ་ཞིབ་དཔྱད་འབད་དབང་ཡོད་པའི་ གཞུང་གི་ལས་ཁུངས་ལུ་རྐྱངམ་ཅིག་ སྟོནམ་ཨིན།',
  price: (sum, months) => {
    if (months === undefined) return sum;
    if (months === 0) return `${sum} མི་ཚེ་གཅིག`;
    if (months === 1) return `ཟླཝ་རེ་ལུ་ ${sum}`;
    if (months === 12) return `ལོ་རེ་ལུ་ ${sum}`;
    return months % 12 === 0
      ? `ལོ་ ${format.number(months / 12)} ལུ་ ${sum}`
      : `ཟླཝ་ ${format.number(months)} ལུ་ ${sum}`;
  },
  chargedIn: (currency) => `ཁྱོད་སྡོད་སའི་རྒྱལ་ཁབ་ཀྱི་དོན་ལུ་ འཐུས་འདི་ ${currency} ནང་ ལེནམ་ཨིན།`,
  parts: { fee: 'འཐུས་མིའི་འཐུས།', registrationFee: 'ཐོ་བཀོད་ཀྱི་འཐུས་ ཐེངས་གཅིག', total: 'སྤྲོད་དགོཔ།' },
  plusFee: (sum) => `དེ་གི་ཁར་ ཐོ་བཀོད་ཀྱི་འཐུས་ ཐེངས་གཅིག་ ${sum}`,
  addressHint: 'ཡི་གུའི་ཁར་འབྲི་བཟུམ་ རྒྱལ་ཁབ་མི་དགོ།',
};
