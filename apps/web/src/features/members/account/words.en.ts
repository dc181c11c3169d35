/** Words about the account of a member. */
export const words = {
  title: 'Account',
  messages: {
    title: 'Messages',
    wanted: 'Gets reminders and messages to members.',
    none: 'Wants no reminders and no messages to members. Receipts still come.',
    stop: 'Stop messages',
    start: 'Send messages again',
  },
  offer: 'Offer an account',
  offerHint: 'A link to choose a password is e-mailed when the membership begins.',
  offerMany: 'Offer accounts',
  offerManyTitle: 'Offer accounts to everyone in this list?',
  offerManyText:
    'Everyone the list shows, on all pages, who has an e-mail address and no account gets a link to choose a password.',
  offerManyConfirm: 'Send links',
  offered: (count: number) =>
    count === 0
      ? 'Everyone in this list has an account or no e-mail address.'
      : count === 1
        ? '1 link is on its way.'
        : `${count} links are on their way.`,
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
