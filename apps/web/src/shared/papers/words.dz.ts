import type { Translation } from '../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  checkCode: 'ཞིབ་དཔྱད་གསང་ཨང་།',
  qr: 'ཡིག་ཆ་འདི་ ཞིབ་དཔྱད་འབད་སའི་ཤོག་ལེབ་ཀྱི་ QR',
  signature: 'མཚན་རྟགས།',
  logo: 'རྟགས་མཚན།',
  scanOnly: 'བྱུང་འཛིན་འདི་ ཞིབ་དཔྱད་འབད་ནི་ལུ་ scan འབད།',
};
