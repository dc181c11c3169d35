import { inLanguage } from '../../language/language.ts';
import { titles as english } from './titles.en.ts';

export const titles = inLanguage(english, 'features/messages/titles');
