import type { Translation } from '../../language/language.ts';
import type { titles as english } from './titles.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const titles: Translation<typeof english> = { signIn: 'ནང་བསྐྱོད་འབད་ཐངས།' };
