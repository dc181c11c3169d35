import type { Translation } from '../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  back: 'རྒྱབ།',
  print: 'དཔར་བསྐྲུན།',
  kinds: { member: 'འཐུས་མིའི་ལག་ཁྱེར།', donation: 'ཞལ་འདེབས་ཀྱི་ལག་ཁྱེར།', pit: 'ཁྲལ་གྱི་ལག་ཁྱེར།' },
  statuses: { valid: 'ཆ་གནས།', void: 'ཆ་མེད།', replaced: 'ཚབ་བཙུགས་ཡོད།' },
  certificates: {
    member: (year) => `འཐུས་མིའི་ལག་ཁྱེར་ ${year}`,
    donation: (year) => `ཞལ་འདེབས་ཀྱི་ལག་ཁྱེར་ ${year}`,
    pit: (year) => `ཁྲལ་གྱི་ལག་ཁྱེར་ ${year}`,
  },
  replacedBy: 'ཚབ།',
  replaces: 'འདི་གི་ཚབ་ཨིན།',
  savePdf: (number) => `${number} PDF སྦེ་ ཕབ་ལེན།`,
  simulated: 'དཔེ་སྟོན། དངུལ་ངོ་མ་ འགྱོ་མི་མིན་འདུག',
  card: {
    title: 'འཐུས་མིའི་ལག་ཁྱེར།',
    of: (name) => `འཐུས་མིའི་ལག་ཁྱེར་ ${name}`,
    front: 'ལག་ཁྱེར་གྱི་གདོང་།',
    back: 'ལག་ཁྱེར་གྱི་རྒྱབ།',
    code: 'འཐུས་མིའི་ཨང་།',
    until: (type) => `${type} ནུས་ལྡན་ཚུན།`,
    since: 'འཐུས་མི་ འགོ་བཙུགས་པའི་ཚེས།',
    forLife: 'མི་ཚེ་གཅིག',
    notPaid: 'ད་ཚུན་མ་སྤྲོད།',
    found: 'ལག་ཁྱེར་འདི་ ཐོབ་ཡི་ག',
    qr: 'ལག་ཁྱེར་འདི་གི་ QR',
  },
};
