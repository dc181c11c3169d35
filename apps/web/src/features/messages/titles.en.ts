import { inLanguage } from '../../language/language.ts';

/** The titles of the pages, which are known before the pages are loaded. */
export const titles = inLanguage('features/messages/titles', {
  messages: 'Messages',
  templates: 'What we send',
  mailings: 'To members',
  remind: 'Remind',
  unreachable: 'Cannot be reached',
});
