import { inLanguage } from '../../language/language.ts';

export const words = inLanguage('public/family/words', {
  title: 'Family',
  lead: 'The person named in the message could see until when you are paid, and pay for you. They would not see your CID, phone, address or other donations. You can end it at any time.',
  allow: 'Allow it',
  refuse: 'No, thank you',
  sending: 'One moment…',
  accepted: 'Done. They may now see until when you are paid, and pay for you.',
  declined: 'Done. They see nothing of your membership.',
  noLink: 'Please open this page with the link in our message.',
  failed:
    'That did not work. The link may have been used, or its time is over. Please log in, or tell the office.',
});
