import type { TemplateKind, UnheardReason, UpcomingGroup, UpcomingMember } from '@kathok/contract';
import { format } from '../../language/format.ts';
import { titles } from './titles.en.ts';
import { inLanguage } from '../../language/language.ts';

const members = (count: number) => (count === 1 ? '1 member' : `${format.number(count)} members`);
const messages = (count: number) => (count === 1 ? '1 message' : `${format.number(count)} messages`);
const days = (count: number) => (count === 1 ? '1 day' : `${format.number(count)} days`);

/** `before:30` as people say it. */
function reminderName(reminder: string): string {
  const [when, count] = reminder.split(':');
  if (when === 'lapsed') return 'Membership lapsed';
  if (when === 'after') return `Renewal, ${days(Number(count))} after the end`;
  return count === '0' ? 'Renewal, on the last day' : `Renewal, ${days(Number(count))} before the end`;
}

const kinds: Record<TemplateKind, string> = {
  registration_received: 'Registration received',
  payment_received: 'Payment received',
  payment_rejected: 'Payment not accepted',
  card_payment_closed: 'Card payment closed',
  renewal_due: 'Renewal due',
  renewal_overdue: 'Renewal overdue',
  lapsed: 'Membership lapsed',
  certificate_ready: 'Certificate ready',
  names_read: 'Names have been read',
  names_moved: 'Names are read on another day',
  family_asked: 'Family: somebody is asked',
  family_accepted: 'Family: looked after from now on',
  family_ended: 'Family: no longer looked after',
  family_paid: 'Family: somebody has paid for them',
};

/** When each message leaves, and to whom. */
const reasons: Record<TemplateKind, string> = {
  registration_received: 'At once, to the address given with the registration',
  payment_received: 'At once, with the receipt, to the person who paid',
  payment_rejected: 'At once, with the reason, to the person who paid',
  card_payment_closed: 'When staff close a card payment the bank never confirmed',
  renewal_due: 'On the reminder days before the end, in Settings',
  renewal_overdue: 'On the reminder days after the end, in Settings',
  lapsed: 'Once, on the day after the days of grace',
  certificate_ready: 'When staff send the certificates of a year',
  names_read: 'An hour after a ritual day has been read, to those who asked for word',
  names_moved: 'When a ritual day with their names is moved or cancelled, to those who asked for word',
  family_asked: 'At once, to the member whom somebody asks to look after',
  family_accepted: 'When a family link begins, to the member who is looked after',
  family_ended: 'When a family link ends, to the member who was looked after',
  family_paid: 'When a payment by somebody of the family is approved, to the member it is for',
};

export const words = inLanguage('features/messages/words', {
  title: titles.messages,
  lead: 'What goes out, to whom and when.',
  tabs: {
    upcoming: 'Next 30 days',
    templates: titles.templates,
    mailings: titles.mailings,
    sent: 'Sent messages',
    unreachable: titles.unreachable,
  },
  orMore: (count: number) => `${format.number(count)}+`,
  thisMonth: (month: string, count: string) =>
    count === '1' ? `${month}: 1 message` : `${month}: ${count} messages`,
  notSent: (count: string) => `${count} not sent`,
  noWay: 'Nobody is reminded until it can.',
  pause: 'Pause all',
  resume: 'Resume',
  paused: 'Messages are paused. Nothing listed here is sent until you resume.',
  upcoming: {
    heading: (count: number) => `${messages(count)} in 30 days`,
    ways: { email: 'E-mail', sms: 'SMS', unreachable: 'Cannot be reached', optedOut: 'Wants no messages' },
    legend: (label: string, count: number) => `${label}, ${format.number(count)}`,
    reminder: reminderName,
    of: ({ kind, termEnd, email, sms, unreachable, optedOut }: UpcomingGroup) => {
      const all = members(email + sms + unreachable + optedOut);
      const day = format.day(termEnd);
      return kind === 'renewal_due'
        ? `${all} paid until ${day}`
        : `${all} whose membership was paid until ${day}`;
    },
    how: { both: 'E-mail and SMS', email: 'E-mail', sms: 'SMS', none: 'Cannot be sent' },
    firstDays: (shown: number, all: number) => `${format.number(shown)} of ${days(all)}.`,
    allDays: 'Show all days',
    who: 'Who gets it',
    choose: 'Choose a reminder to see who gets it.',
    wayOf: {
      email: 'E-mail',
      sms: 'SMS',
      unreachable: 'No e-mail address, and no SMS possible',
      opted_out: 'Wants no messages',
    } satisfies Record<UpcomingMember['way'], string>,
    stops: 'Nobody who renews or sends a payment in the meantime gets it.',
    changeWords: 'Change the words',
    off: (kinds: string) => `Switched off, so nobody gets them: ${kinds}.`,
    toSwitch: 'Switch on',
    emptyTitle: 'No reminders in the next 30 days',
    emptyText: 'Members are reminded when the days they have paid for come to an end.',
    toDays: 'Change the days',
  },
  unreachable: {
    lead: 'Members we cannot reach, and what helps.',
    heading: (count: string) => `Members we cannot reach: ${count}`,
    reasons: {
      no_contact: 'have neither phone nor e-mail',
      no_way: 'have only a fixed line, which takes no SMS',
      failed: 'have a number or mailbox that does not answer',
      opted_out: 'asked for no messages. Receipts still go out',
    } satisfies Record<UnheardReason, string>,
    views: {
      all: 'All',
      no_contact: 'No contact',
      no_way: 'Fixed line only',
      failed: 'Bounced',
      opted_out: 'Opted out',
    },
    member: 'Member',
    type: 'Type and place',
    why: 'Why',
    whys: {
      no_contact: () => 'No phone, no e-mail',
      no_way: (contact: string) => `${contact} is a fixed line`,
      failed: (contact: string) => `Messages to ${contact} do not arrive`,
      opted_out: () => 'Asked for no messages',
    } satisfies Record<UnheardReason, (contact: string) => string>,
    paidUntil: 'Paid until',
    forLife: 'For life',
    helps: 'What helps',
    whatHelps: {
      no_contact: 'Add a contact',
      no_way: 'Add a mobile phone or e-mail',
      failed: 'Correct the contact',
      opted_out: 'Nothing: it is their wish',
    } satisfies Record<UnheardReason, string>,
    waiting: (email: string, sms: string) => `${email} could be reached by e-mail, ${sms} by SMS.`,
    waitingOne: {
      email: (count: string) => `${count} could be reached by e-mail once it is set up.`,
      sms: (count: string) => `${count} could be reached by SMS once it is set up.`,
    },
    setUp: { email: 'Set up e-mail', sms: 'Set up SMS' },
    letters: {
      button: 'Write letters',
    },
    callSheet: {
      button: 'Call sheet for volunteers',
      file: (day: string) => `call-sheet-${day}.pdf`,
    },
    search: { label: 'Search members', placeholder: 'Name or membership code' },
    emptyTitle: 'Everyone can be reached',
    emptyText: 'Members without a phone and an e-mail address are listed here.',
  },
  templates: {
    lead: 'The words of each message, and whether it is sent.',
    list: 'Messages',
    kinds,
    reasons,
    changed: 'Changed',
    on: 'On',
    off: 'Off',
    sends: (kind: string) => `Send: ${kind}`,
    isOff: 'This message is switched off. Nobody gets it until you switch it on.',
    switchedOn: (kind: string) => `${kind}: sent from now on.`,
    switchedOff: (kind: string) => `${kind}: not sent any more.`,
    channel: 'Sent as',
    channels: { email: 'E-mail', sms: 'SMS' },
    language: 'Language',
    languages: { en: 'English', dz: 'Dzongkha' },
    beneath: 'Appears below the English text in the same e-mail. Leave it out and only English is sent.',
    subject: 'Subject',
    subjectHint: 'Nothing personal: it can be read on a locked phone.',
    body: 'Text',
    insert: (name: string) => `Insert ${name}`,
    placeholders: 'Placeholders',
    preview: (name: string) => `As ${name} would read it`,
    sample: 'With sample data, as nobody is in the register yet',
    previewRefused: 'Correct the marked fields to see the preview.',
    characters: (count: number) => `About ${format.number(count)} characters without placeholders`,
    save: 'Save message',
    saved: 'Message saved.',
    reset: 'Use the original words',
    resetDone: 'The original words are used again.',
    sendToMe: 'Send it to me',
  },
  test: {
    title: 'Test message',
    email: 'Send a test e-mail',
    sms: 'Send a test SMS',
    phone: 'Phone for the test SMS',
    saveFirst: 'Save the settings first; the test uses what is saved.',
    waiting: (recipient: string) => `On its way to ${recipient}…`,
    sent: (recipient: string) => `Sent to ${recipient}. Check that it arrived.`,
    kept: 'Not sent: e-mail is not set up. The message was kept under “Sent messages”.',
    failed: (reason: string) => `Not sent: ${reason}`,
    retrying: (reason: string) => `Not sent yet: ${reason} It will be tried again.`,
    refused: 'The test could not be sent.',
  },
});
