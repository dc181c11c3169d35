import type { ErrorCode, RuleWords } from '@kathok/contract';

const figure = (limit: number | bigint | undefined) => String(limit);

/** A draft: no reader of Dzongkha has approved it yet. What is left out is said in English. */
export const words: {
  titles: { readonly [Code in ErrorCode]?: string };
  /** The words of each rule, by its name on the wire. A rule without words here is told in the English of the contract. */
  rules: RuleWords;
} = {
  titles: {
    wrong_credentials: 'མིང་ ཡང་ཅིན་ ཆོག་ཡིག་ འཛོལ་བ་འདུག',
    step_up_required: 'ཁྱོད་ཨིནམ་ ལོག་སྟེ་ ངེས་དཔྱད་འབད་གནང་།',
    not_found: 'ནཱ་ལུ་ ག་ནི་ཡང་མིན་འདུག',
    already_registered: 'ཧེ་མ་ལས་ ཐོ་བཀོད་འབད་ཚར་ནུག',
    too_large: 'འདི་ སྦོམ་དྲགས་པས།',
    validation_failed: 'ལོག་བལྟ་དགོཔ་ འགའ་ཅིག་འདུག',
    rate_limited: 'ཐེངས་ལེ་ཤ་ འབད་རྩོལ་བསྐྱེད་ནུག ཏོག་ཙ་བསྒུག་གནང་།',
    internal: 'ང་བཅས་ཀྱི་ཧོངས་ལས་ དཀའ་ངལ་ཅིག་ བྱུང་ནུག',
    unavailable: 'ད་ལྟོ་ ལན་བྱིན་མི་ཚུགས།',
    card_payments_off: 'ད་ལྟོ་ ཀཱརཌ་ལེན་མི་ཚུགས།',
  },
  rules: {
    required: 'བཙུགས་དགོ།',
    minLength: ({ limit }) => `ཡིག་འབྲུ་ ཉུང་མཐའ་ ${figure(limit)} དགོ།`,
    maxLength: ({ limit }) => `ཡིག་འབྲུ་ མང་མཐའ་ ${figure(limit)} དགོ།`,
    email: 'གློག་འཕྲིན་ཁ་བྱང་ དགོ། དཔེར་ན་ name@example.bt',
    date: 'ཚེས་གྲངས་ངེས་བདེན་ དགོ།',
    'phone.pattern': 'བརྒྱུད་འཕྲིན་ཨང་ དགོ། དཔེར་ན་ 17 12 34 56',
    oneOf: 'གདམ་ཁ་རྐྱབ་དགོ།',
  },
};
