import type { Translation } from '../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  title: 'ཞལ་འདེབས་ཕུལ་ཐངས།',
  lead: 'ཞལ་འདེབས་ག་ར་ལུ་ ཨང་ཡོད་པའི་བྱུང་འཛིན་ བྱིནམ་ཨིན།',
  transfer: 'དངུལ་ཁང་ ཡང་ཅིན་ QR ཐོག་ལས།',
  account: 'རྩིས་ཁྲའི་ཨང་།',
  name: 'རྩིས་ཁྲའི་མིང་།',
  scan: 'དངུལ་ཁང་གི་ app ཐོག་ལས་ scan འབད།',
  qrOf: (bank) => `${bank} ནང་གི་ ང་བཅས་ཀྱི་རྩིས་ཁྲའི་ QR`,
  noAccounts: 'རྩིས་ཁྲ་ཚུ་ ད་ལྟོ་ནཱ་ལུ་མིན་འདུག ཡིག་ཚང་ལུ་འདྲི་གནང་།',
  donate: 'ད་ལྟོ་ཞལ་འདེབས་ཕུལ།',
  card: 'ཀཱརཌ་ཐོག་ལས།',
  desk: 'ཡིག་ཚང་ནང་།',
  deskText: 'དངུལ་རྐྱང་དང་ ཅེཀ་ ཡིག་ཚང་ནང་ལེནམ་ཨིན། བྱུང་འཛིན་ འཕྲལ་མ་ཁར་ར་ ཐོབ་ཨིན།',
  purposes: 'ཞལ་འདེབས་ཀྱི་དགོས་དོན།',
};
