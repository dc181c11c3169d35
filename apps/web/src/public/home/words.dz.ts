import { format } from '../../language/dz/format.ts';
import type { Translation } from '../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  heading: 'ཀཿཐོག་གི་མར་མེ་ རྟག༌བུ༌ར་ འབར་བཅུག་ནི།',
  lead: (centre) =>
    `${centre} གིས་ ལྷ་ཁང་དང་ མར་མེ་ སྨོན་ལམ་ཚུ་ འཐུས་མི་དང་ ཞལ་འདེབས་ཕུལ་མི་ཚུ་གི་ རྒྱབ་སྐྱོར་ཐོག་ལས་ རྒྱུན་སྐྱོང་འབདཝ་ཨིན། ནཱ་ལས་ འཐུས་མི་འཛུལ་ནི་དང་ བསྐྱར་གསོ་ དེ་ལས་ ཞལ་འདེབས་ཕུལ་ཚུགས། སྐར་མ་དག་པ་ཅིག་རྐྱངམ་ཅིག་ འགོར་འོང་།`,
  give: 'ཞལ་འདེབས་ཕུལ།',
  renew: 'འཐུས་མི་བསྐྱར་གསོ།',
  four: 'ནཱ་ལུ་ ག་ཅི་འབད་ཚུགས་ག',
  join: 'འཐུས་མི་འཛུལ།',
  joinText: (leastFee) =>
    leastFee
      ? `ངོ་སྤྲོད་ལག་ཁྱེར་ཨང་དང་ བརྒྱུད་འཕྲིན་ཨང་ དགོ། འཐུས་ ${leastFee} ལས་འགོ་བཙུགསཔ་ཨིན།`
      : 'ངོ་སྤྲོད་ལག་ཁྱེར་ཨང་དང་ བརྒྱུད་འཕྲིན་ཨང་ དགོ།',
  renewShort: 'བསྐྱར་གསོ།',
  renewText: 'འཐུས་མིའི་ཨང་ ཡང་ཅིན་ ངོ་སྤྲོད་ལག་ཁྱེར་ཨང་ ལངམ་ཨིན། གཞན་གྱི་དོན་ལུ་ཡང་ བསྐྱར་གསོ་འབད་ཚུགས།',
  donate: 'ཞལ་འདེབས།',
  donateText: 'མར་མེ་དང་ སྨོན་ལམ་ ལྷ་ཁང་གི་དོན་ལུ། འདོད་པ་ཡོད་པ་ཅིན་ བསྔོ་བའི་མིང་ཡང་ བཙུགས་ཚུགས།',
  find: 'དངུལ་སྤྲོད་འཚོལ།',
  findText: 'གཞི་བསྟུན་ཨང་ཐོག་ལས་ དངུལ་གྱི་གནས་སྟངས་བལྟ་ཚུགས།',
  lampsLit: (lit, all, percent) =>
    `མར་མེ་ ${format.number(all)} ལས་ ${format.number(lit)} སྤར་ཡོད། དམིགས་གཏད་ཀྱི་ བརྒྱ་ཆ་ ${format.number(percent)}`,
  given: (target, donors) => `${target} ལས་ མི་གྲངས་ ${format.number(donors)} གིས་ ཕུལ་ཡོད།`,
  until: (day) => ` · ${day} ཚུན་ཚོད།`,
  daysLeft: (days) => ` ཉིནམ་ ${format.number(days)} ལྷག་ལུས་ཡོད།`,
  giveForThis: 'འདི་གི་དོན་ལུ་ཕུལ།',
  ways: 'ཞལ་འདེབས་ཕུལ་ཐངས།',
  purposes: 'ཞལ་འདེབས་ཀྱི་དགོས་དོན།',
  giveFor: (purpose) => `ཞལ་འདེབས་ཕུལ། ${purpose}`,
  goal: (sum) => `དམིགས་གཏད་ ${sum}`,
  next: 'ཕུལ་ཞིནམ་ལས་ ག་ཅི་འབད་ནི་ཨིན་ན',
  payTitle: 'དངུལ་སྤྲོད།',
  pay: 'QR ཡང་ཅིན་ དངུལ་ཁང་བརྒྱུད་དེ་སྤྲོད་ཞིནམ་ལས་ འཛིན་ཤོག་གཏང་།',
  payWithCard: 'QR ཡང་ཅིན་ དངུལ་ཁང་བརྒྱུད་དེ་སྤྲོད་ཞིནམ་ལས་ འཛིན་ཤོག་གཏང་། ཀཱརཌ་ཐོག་ལས་ཡང་ སྤྲོད་ཚུགས།',
  steps: [
    ['འཛིན་ཤོག་ཞིབ་དཔྱད།', 'ང་བཅས་ཀྱིས་ འཛིན་ཤོག་དེ་ རྩིས་ཁྲ་དང་གཅིག་ཁར་ ཞིབ་དཔྱད་འབདཝ་ཨིན།'],
    ['བྱུང་འཛིན་ཐོབ།', 'བྱུང་འཛིན་རེ་རེ་ལུ་ ཨང་སོ་སོ་ཡོདཔ་ཨིན།'],
    ['ལོ་མཇུག་ལུ།', 'ལོ་གཅིག་གི་ཞལ་འདེབས་ག་ར་ ཤོག་ལེབ་གཅིག་ནང་ འཐོན་ཚུགས།'],
  ],
  offer: (units) => `${units} ཕུལ།`,
  papers: 'བྱུང་འཛིན་དང་ལག་ཁྱེར།',
  paperLinks: [
    ['/generate-certificate/donation-search', 'བྱུང་འཛིན་བཏོན།'],
    ['/pit-exemption-certificate', 'ཁྲལ་གྱི་ལག་ཁྱེར།'],
    ['/verify', 'ཡིག་ཆ་ཞིབ་དཔྱད།'],
  ],
};
