import type { Translation } from '@kathok/contract';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is sent in English. */
export const words: Translation<typeof english> = {
  reset: (name, link) => ({
    subject: 'ཆོག་ཡིག་གསརཔ་ གདམ་ཁ་རྐྱབས།',
    body: `${name} ལུ།

Kathok Membership གི་དོན་ལུ་ ཆོག་ཡིག་གསརཔ་ཅིག་ ཞུ་ནུག
ཆུ་ཚོད་གཅིག་གི་ནང་འཁོད་ ནཱ་ལས་ གདམ་ཁ་རྐྱབས་གནང་།

${link}

ཁྱོད་ཀྱིས་ མ་ཞུ་བ་ཅིན་ ག་ནི་ཡང་ འབད་མི་དགོ།

(ཟིན་བྲིས། ཞིབ་དཔྱད་འབད་དགོ།)`,
  }),
};
