import { format } from '../../../language/format.ts';
import { inLanguage } from '../../../language/language.ts';

/** Words about the account of a member. */
export const words = inLanguage('features/members/account/words', {
  title: 'Account',
  messages: {
    title: 'Messages',
    wanted: 'Gets reminders and messages to members.',
    none: 'Wants no reminders and no messages to members. Receipts still come.',
    stop: 'Stop messages',
    start: 'Send messages again',
  },
  offer: 'Offer an account',
  offerHint:
    'A link to choose a password is sent when the membership begins: by e-mail, or by SMS where no e-mail address is on file and an SMS provider is set up.',
  offerMany: 'Offer accounts',
  offerManyTitle: 'Offer accounts to everyone in this list?',
  offerManyText:
    'A link to choose a password goes to everyone the list shows, on all pages, who has no account.',
  reach: {
    email: (count: number) => `${format.number(count)} by e-mail`,
    sms: (count: number) => `${format.number(count)} by SMS`,
    unreachable: (count: number) =>
      count === 1
        ? '1 cannot be reached: hand the link over from the member’s page'
        : `${format.number(count)} cannot be reached: hand the link over from the member’s page`,
    nobody: 'Nobody in this list can be sent a link now.',
    kept: 'E-mail is not set up: the messages are kept under “Sent messages”.',
  },
  offerManyConfirm: 'Send links',
  offered: (count: number) =>
    count === 0
      ? 'Everyone in this list has an account or cannot be reached.'
      : count === 1
        ? '1 link is on its way.'
        : `${count} links are on their way.`,
  states: {
    none: 'This member has no account.',
    invited: 'Invited. No password has been chosen yet.',
    active: 'This member can log in.',
    disabled: 'The account is disabled.',
  },
  lastLogin: (at: string) => `Last login: ${at}.`,
  how: {
    email: (email: string) => `The link goes to ${email}.`,
    kept: (email: string) =>
      `E-mail is not set up: the message to ${email} is kept under “Sent messages” and is not sent. Hand the link over instead.`,
    sms: (phone: string) => `The link goes by SMS to ${phone}.`,
    link: 'There is no way to send the link: hand it over yourself.',
    unproven:
      'The registration is not paid yet, or a donation came before it was. No link goes to the contact that came with it: hand it over yourself.',
    none: 'There is no way to send a link. An administrator can set another password under Users.',
  },
  addContact: 'Add a contact',
  send: {
    none: {
      email: 'E-mail a link to an account',
      sms: 'Send the link by SMS',
      link: 'Make an invitation to hand over',
    },
    active: {
      email: 'E-mail a link to reset the password',
      sms: 'Send a link to reset the password by SMS',
      link: '',
    },
  },
  // On the slip a code is never broken at its hyphen.
  logsInWith: (code: string) => `the membership code ${code.replace('-', '\u2011')}`,
  sending: 'Sending…',
  sent: (email: string) => `Link sent to ${email}.`,
  sentBySms: (phone: string) => `Link sent by SMS to ${phone}.`,
  kept: 'The e-mail is kept under “Sent messages”.',
  wayProblem: (rule: string) => `The way ${rule}.`,
  emailProblem: (rule: string) => `The e-mail address ${rule}.`,
  failed: 'The link was not sent. Please check your internet connection and try again.',
});
