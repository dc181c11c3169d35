import type { Constraint } from '@kathok/contract';
import { inLanguage } from './language.ts';

export const words = inLanguage('language/words', {
  choose: 'Language',
  /** Each in its own language, so that its readers find it. */
  names: { en: 'English', dz: 'རྫོང་ཁ' },
  digits: 'Digits',
  /** A translation that nobody has approved yet says so, in its language. */
  draft: '',
  /** What a form says about a rule, by the name of the rule. */
  rules: {
    oneOf: 'please choose one',
    type: 'must be filled in',
    integer: 'must be filled in',
    minLength: ({ limit }: Constraint) => `must have at least ${limit} characters`,
    maxLength: ({ limit }: Constraint) => `must have at most ${limit} characters`,
    min: ({ limit }: Constraint) => `must be at least ${limit}`,
    max: ({ limit }: Constraint) => `must be at most ${limit}`,
    minItems: ({ limit }: Constraint) => `must be at least ${limit}`,
    maxItems: ({ limit }: Constraint) => `must be at most ${limit}`,
    shape: 'is not valid',
  },
});
