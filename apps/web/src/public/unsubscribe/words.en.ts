import { inLanguage } from '../../language/language.ts';

export const words = inLanguage('public/unsubscribe/words', {
  title: 'Messages from us',
  lead: 'You can stop reminders about your membership and other messages to members. Receipts, certificates and codes you ask for still come.',
  stop: 'Stop these messages',
  stopping: 'One moment…',
  stopped: 'Done. You will get no more reminders from us.',
  again: 'Send me messages again',
  resumed: 'Done. You will get reminders again.',
  noLink: 'Please open this page with the link at the end of one of our messages.',
  failed: 'That did not work. Please open the link in our newest message again, or tell the office.',
});
