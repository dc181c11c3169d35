import { inLanguage } from '../../../language/language.ts';
import { titles } from '../titles.en.ts';

/** The page behind the link “This was not me”. */
export const words = inLanguage('features/auth/undo-change/words', {
  title: titles.undo,
  lead: 'Somebody has changed your account. If it was not you, press the button:',
  what: [
    'Your e-mail address and phone number become what they were before.',
    'Everybody who is logged in with your account is logged out, you as well.',
    'You get a link to choose a new password.',
  ],
  submit: 'This was not me',
  pending: 'One moment…',
  otherwise: 'If it was you after all, close this page. Nothing happens.',
  done: {
    title: 'Your account is safe again',
    text: 'A link to choose a new password is on its way to the contact you had before. Until you use it, nobody can log in. Please tell the office what happened.',
  },
  dead: {
    title: 'This link no longer works',
    text: 'It works once, for seven days. If you still cannot log in, ask the office.',
  },
});
