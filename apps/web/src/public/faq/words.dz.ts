import { format } from '../../language/dz/format.ts';
import type { Translation } from '../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  title: 'དྲི་བ་དང་ལན།',
  lead: 'མི་མང་གིས་ འདྲི་མི་དྲི་བ་ཚུ།',
  search: 'ལན་འཚོལ་ཞིབ།',
  found: (count, all) => `དྲི་བ་ ${format.number(all)} ལས་ ${format.number(count)}`,
  nothing: 'ཚིག་འདི་ལུ་ ལན་མིན་འདུག',
  askUs: 'ཚིག་གཞན་ཅིག་ བཙུགས་གནང་ ཡང་ཅིན་ ཡིག་ཚང་ལུ་འདྲི་གནང་།',
  empty: 'ད་ལྟོ་ དྲི་བ་མིན་འདུག',
};
