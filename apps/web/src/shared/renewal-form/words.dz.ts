import { format } from '../../language/dz/format.ts';
import type { Translation } from '../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  title: 'འཐུས་མི་བསྐྱར་གསོ།',
  steps: { first: 'འཐུས་མི་', pay: 'དངུལ་སྤྲོད་' },
  howLong: 'དུས་ཡུན་ ག་དེ་ཅིག',
  option: (frequency, until) => (until ? `${frequency} · ${until} ཚུན་ཚོད།` : frequency),
  kind: (type) => `${type} འཐུས་མི།`,
  change: 'བསྒྱུར་བཅོས།',
  changeKind: 'འཐུས་མིའི་དབྱེ་བ་ བསྒྱུར་བཅོས།',
  whichKind: 'འཐུས་མིའི་དབྱེ་བ།',
  periods: (months) => (months % 12 === 0 ? 'ལོ་ ག་དེ་ཅིག' : 'ཟླ་ ག་དེ་ཅིག'),
  duration: (months) =>
    months % 12 === 0 ? `ལོ་ ${format.number(months / 12)}` : `ཟླ་ ${format.number(months)}`,
  next: (sum) => `${sum} དང་བཅས་ ཤུལ་མམ།`,
  sending: 'གཏང་དོ …',
  started: 'བསྐྱར་གསོ་ ཧེ་མ་ལས་ འགོ་བཙུགས་ནུག',
  payStarted: (sum) => `${sum} སྤྲོད།`,
  notNow: 'ད་ལྟོ་ བསྐྱར་གསོ་འབད་དགོཔ་མིན་འདུག',
  notNowText: (paidUntil) =>
    paidUntil ? `འཐུས་མི་འདི་ ${paidUntil} ཚུན་ཚོད་ སྤྲོད་ཡོད།` : 'འཐུས་མི་འདི་ ནཱ་ལས་ བསྐྱར་གསོ་འབད་མི་ཚུགས། ཡིག་ཚང་ལུ་འདྲི་གནང་།',
  forLife: 'འཐུས་མི་འདི་ མི་ཚེ་གཅིག་གི་དོན་ལུ་ཨིན།',
  proposal: 'འཐུས་མ་ལྷོད་ཚུན་ཚོད་ ག་ནི་ཡང་མི་འགྱུར།',
  startedText: (type, frequency, count) =>
    count === 1
      ? `མི་ཅིག་གིས་ ${type} ${frequency} གདམ་ཁ་རྐྱབས་ཏེ་ ད་ལྟོ་ སྤྲོད་དོཔ་འོང་། འདི་སྤྲོད་ཚུགས། ཡང་ཅིན་ ཆུ་ཚོད་གཅིག་གི་ཤུལ་ལས་ ལོག་གདམ་ཁ་རྐྱབས་གནང་།`
      : `མི་ཅིག་གིས་ ${type} ${frequency} ཐེངས་ ${format.number(count)} གདམ་ཁ་རྐྱབས་ཏེ་ ད་ལྟོ་ སྤྲོད་དོཔ་འོང་། འདི་སྤྲོད་ཚུགས། ཡང་ཅིན་ ཆུ་ཚོད་གཅིག་གི་ཤུལ་ལས་ ལོག་གདམ་ཁ་རྐྱབས་གནང་།`,
};
