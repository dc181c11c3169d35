/** Words about the account of a member. */
export const words = {
  title: 'Account',
  offer: 'Offer an account',
  offerHint: 'A link to choose a password is e-mailed when the membership begins.',
  states: {
    none: 'This member has no account.',
    invited: 'A link was sent. No password has been chosen yet.',
    active: 'This member can log in.',
    disabled: 'The account is disabled.',
  },
  lastLogin: (at: string) => `Last login: ${at}.`,
  noEmail: 'An account needs an e-mail address.',
  addEmail: 'Add one',
  send: {
    none: 'E-mail a link to an account',
    invited: 'Send the link again',
    active: 'Send a link to reset the password',
    disabled: '',
  },
  sending: 'Sending…',
  sent: (email: string) => `Link sent to ${email}.`,
  emailProblem: (rule: string) => `The e-mail address ${rule}.`,
  failed: 'The link was not sent. Please check your internet connection and try again.',
};
