import { passwordMinimum } from '@kathok/contract';

/** In the unit that a waiting person counts in. */
function duration(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

export const words = {
  brand: 'Kathok Membership',
  brandInDzongkha: 'ཀཿཐོག་འཐུས་མིའི་ཚོགས་པ།',
  username: 'E-mail, phone or membership code',
  password: 'Password',
  backToLogin: 'Back to log in',
  missing: (label: string) => `${label} is empty`,
  noAnswer: 'The server does not answer. Please look at your connection and try again.',
  wait: (seconds: number | null) =>
    seconds === null
      ? 'Too many attempts. Please wait a little and try again.'
      : `Too many attempts. Please try again in ${duration(seconds)}.`,

  login: {
    title: 'Log in',
    submit: 'Log in',
    pending: 'Logging in…',
    forgotten: 'Forgotten?',
    wrongTitle: 'That did not match.',
    wrong: 'Please look at the name and the password again, capital letters too.',
    without: 'You do not need an account to take part.',
    register: 'New member registration',
    renew: 'Renew Membership',
    demoTitle: 'This is a sample centre.',
    demoLead: 'Everything in it is invented. Look around as:',
    fillIn: (role: string) => `Fill in the account of the role ${role}`,
  },
  forgot: {
    title: 'Forgotten password',
    lead: 'We send you a link with which you choose a new one.',
    submit: 'Send me a link',
    pending: 'Sending…',
    sentTitle: 'Look into your mail',
    sent: 'If there is an account of that name, a link is on its way to its e-mail address. It works once, for one hour.',
    nothing: 'Nothing after a few minutes? Look among the unwanted mail, or ask the office.',
  },
  reset: {
    title: 'Choose a new password',
    invitationTitle: 'Welcome. Choose your password',
    labels: { newPassword: 'New password', confirmPassword: 'The same once more' },
    hint: `At least ${passwordMinimum.admin} characters for those who work in the office, ${passwordMinimum.user} for members. Four or five words in a row are good.`,
    different: 'Both typings have to be the same',
    submit: 'Keep this password',
    pending: 'Saving…',
    doneTitle: 'Your password is set',
    done: 'Log in with it from now on. Wherever you were logged in before, you have been logged out.',
    deadTitle: 'This link no longer works',
    dead: 'A link works once, and not for ever. Ask for a new one; it takes a minute.',
    deadInvitation:
      'An invitation works once, and not for ever. Ask the office to invite you again, or ask for a new link here.',
    askAgain: 'Ask for a new link',
  },
  change: {
    title: 'Change Password',
    lead: 'Everywhere else you are logged in, you will be logged out.',
    mustTitle: 'First, choose a password of your own.',
    must: 'The one you logged in with was meant for once.',
    labels: {
      currentPassword: 'Present password',
      newPassword: 'New password',
      confirmPassword: 'New password once more',
    },
    hint: (minimum: number) =>
      `At least ${minimum} characters. Four or five words in a row are good, and easy to keep in mind.`,
    missing: 'must not be empty',
    tooLong: (maximum: number) => `must have at most ${maximum} characters`,
    tooShort: (minimum: number) => `must have at least ${minimum} characters`,
    submit: 'Change password',
    pending: 'Saving…',
    done: 'Your password is changed.',
  },
};
