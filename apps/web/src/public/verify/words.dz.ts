import type { Translation } from '../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  title: 'ཡིག་ཆ་ཞིབ་དཔྱད།',
  receipt: {
    valid: 'བྱུང་འཛིན་འདི་ཆ་གནས་ཨིན།',
    void: 'བྱུང་འཛིན་འདི་ཆ་མེད་ཨིན།',
    replaced: 'བྱུང་འཛིན་གསརཔ་གིས་ཚབ་བཙུགས་ཡོདཔ།',
  },
  certificate: {
    valid: 'ལག་ཁྱེར་འདི་ཆ་གནས་ཨིན།',
    void: 'ལག་ཁྱེར་འདི་ཆ་མེད་ཨིན།',
    replaced: 'ལག་ཁྱེར་གསརཔ་གིས་ཚབ་བཙུགས་ཡོདཔ།',
  },
  kinds: {
    receipt: () => 'བྱུང་འཛིན།',
    member: (year) => `འཐུས་མིའི་ལག་ཁྱེར་ ${year}`,
    donation: (year) => `ཞལ་འདེབས་ཀྱི་ལག་ཁྱེར་ ${year}`,
    card: () => 'འཐུས་མིའི་ལག་ཁྱེར།',
  },
  labels: {
    paper: 'ཡིག་ཆ།',
    number: 'ཨང་།',
    membershipCode: 'འཐུས་མིའི་ཨང་།',
    amount: 'དངུལ་གྲངས།',
    initials: 'མིང་།',
  },
  notKnown: { verificationCode: { title: 'གསང་ཨང་འདི་ངོ་མ་ཤེས།' } },
  checkCode: 'ཡིག་ཆའི་གསང་ཨང་།',
  empty: 'གསང་ཨང་ བཙུགས་གནང་།',
  another: 'ཡིག་ཆ་གཞན་ཅིག་ ཞིབ་དཔྱད།',
  check: 'ཞིབ་དཔྱད།',
};
