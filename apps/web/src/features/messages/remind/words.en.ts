import type { MessageWay } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { inLanguage } from '../../../language/language.ts';
import type { End } from './who.ts';

const members = (count: number) => (count === 1 ? '1 member' : `${format.number(count)} members`);
const letters = (count: number) => (count === 1 ? '1 letter' : `${format.number(count)} letters`);

/** Words of the page on which members are reminded or written to. */
export const words = inLanguage('features/messages/remind/words', {
  lead: 'Choose who, look at the words, send and print. Nothing leaves before the last button.',
  open: 'Remind',
  openThese: 'Remind these members',
  whom: 'Whom?',
  count: members,
  end: 'Membership ends',
  ends: {
    in30: 'within 30 days',
    in7: 'within 7 days',
    grace: 'has ended, in grace',
    lapsed: 'has lapsed',
    all: 'at any time',
  } satisfies Record<End, string>,
  otherDays: 'as chosen in the register',
  type: 'Type',
  allTypes: 'all types',
  dzongkhag: 'Dzongkhag',
  allDzongkhags: 'all dzongkhags',
  quiet: 'Written to before',
  quietDays: {
    '': 'whether or not written to',
    '14': 'not written to for 14 days',
    '30': 'not written to for 30 days',
  },
  way: 'Which of them',
  ways: { '': 'everybody', letter: 'only those who get a letter' },
  chosen: 'Chosen in the register.',
  toRegister: 'Choose again',
  how: 'How does it reach them?',
  howHint: 'E-mail first, SMS where there is none, else a letter',
  reach: { email: 'E-mail', sms: 'SMS', letter: 'Letter', none: 'Not at all' },
  reachHint: {
    email: 'at once',
    sms: 'at once, not at night',
    letter: 'one PDF, by dzongkhag',
    unreachable: (count: number) => `${format.number(count)} without an address`,
    optedOut: (count: number) => `${format.number(count)} asked for no messages`,
    waiting: (count: number) => `${format.number(count)} could, once set up`,
  },
  which: 'Which words?',
  waysOf: { email: 'E-mail', sms: 'SMS', letter: 'Letter' } satisfies Record<MessageWay, string>,
  subject: 'Subject',
  subjectHint: 'Nothing personal: it can be read on a locked phone.',
  text: { email: 'Words of the e-mail', sms: 'Words of the SMS', letter: 'Words of the letter' },
  hint: {
    email: 'A link to get no more such messages is added.',
    sms: (characters: number) => `About ${format.number(characters)} characters without what is filled in.`,
    letter: 'Letterhead, address and signature are added.',
    same: (way: string) => `Left empty, they are the words of the ${way}.`,
  },
  putIn: 'Put in',
  insert: (name: string) => `Put in ${name}`,
  faulty: 'Nothing is sent or printed before it is put right.',
  proof: {
    email: 'As it will be read',
    sms: 'As it will be read',
    letter: (page: number) => `Page ${format.number(page)}`,
  },
  of: (place: number, count: number) => `${format.number(place)} of ${format.number(count)}`,
  ofPages: (count: number) => `of ${format.number(count)}`,
  previous: 'Previous',
  next: 'Next',
  to: (name: string, contact: string) => (contact ? `To ${name}, ${contact}` : `To ${name}`),
  nothingYet: 'Write the words to see how they will be read.',
  act: {
    send: (count: number) => `Send ${format.number(count)}`,
    print: (count: number) => `Print ${letters(count)}`,
    both: (count: number, printed: number) => `Send ${format.number(count)}, print ${format.number(printed)}`,
    nobody: 'Nobody to write to',
    nobodyText: 'Nobody of these can be reached. Choose others above.',
    pending: 'Working…',
    text: (count: number, printed: number) =>
      [
        ...(count > 0
          ? [`${count === 1 ? '1 message leaves' : `${format.number(count)} messages leave`} at once`]
          : []),
        ...(printed > 0
          ? [printed === 1 ? '1 letter opens as a PDF' : `${letters(printed)} open as one PDF`]
          : []),
      ].join('; ') + '.',
    done: (count: number, printed: number) =>
      count > 0 ? `${format.number(count)} on their way.` : `${letters(printed)} made.`,
    file: (day: string) => `letters-${day}.pdf`,
  },
  letters: (count: number) => `Print ${letters(count)}`,
  none: 'Everybody gets a letter until it can.',
  start: {
    subject: 'Your membership at {centre}',
    email:
      'Dear {name},\n\nYour {membershipType} membership {membershipCode} is paid until {endDay}.\n\nThe fee for another year is {fee}.\n\nRenew here: {link}\n\nIf you have renewed in the meantime, please ignore this message.\n\n{centre}',
    sms: '{centre}: your membership {membershipCode} is paid until {endDay}. Renew here: {link} Thank you.',
    letter:
      'Dear {name},\n\nYour membership of {centre} is paid until {endDay}. If you wish to stay with us for another year, the fee is {fee}.\n\nYou may pay at the centre, or have someone in the family do it for you.\n\nYou may also pay by transfer to {account}. Please write {membershipCode} beside it.\n\nWith prayers for your health,',
  },
});
