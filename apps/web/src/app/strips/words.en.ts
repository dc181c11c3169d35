import { dayOf } from '@kathok/contract';
import { format } from '../../language/format.ts';
import { inLanguage } from '../../language/language.ts';

/** What the strips above every page of the office say. */
export const words = inLanguage('app/strips/words', {
  notices: 'Notices',

  storage: {
    low: {
      title: 'Storage is running low.',
      text: 'Uploads are off until space is freed on the server. Everything else works.',
    },
    full: {
      title: 'Storage is almost full.',
      text: 'New records cannot be saved until space is freed on the server. You can still search and read.',
    },
    read_only: {
      title: 'The storage is read-only.',
      text: 'New records cannot be saved until the server can write to its data folder again. You can still search and read.',
    },
    wrong_clock: {
      title: 'The clock of the server is wrong.',
      text: 'New records cannot be saved until it is right, so that no receipt gets a wrong day. You can still search and read. The handbook for operators says how, under “The clock”.',
    },
  },

  mail: {
    title: 'E-mail is not set up.',
    text: 'Nobody is told about payments, receipts or renewals by e-mail: messages are kept under “Sent messages”.',
    whoCan: 'An administrator can set it up.',
    toSettings: 'Set it up',
  },

  backup: {
    title: 'The backup is late or has failed.',
    text: 'What is newer than the last whole one would be lost with this machine.',
    link: { to: '/settings/backups', label: 'What to do' },
  },

  spent: {
    title: {
      email: 'No more e-mails for visitors today.',
      sms: 'No more SMS for visitors today.',
    },
    text: 'As many codes and password links were asked for as the settings allow for one day. Who needs one before tomorrow has to ask the office; everything else is sent as always.',
    toSettings: 'Allow more',
  },

  /** For seven days. */
  changed: {
    titles: {
      bank_accounts: 'The bank accounts were changed.',
      senders: 'How e-mail and SMS leave was changed.',
      second_person: 'The rule of the second person was changed.',
      signatory: 'Who signs documents was changed.',
    },
    text: (by: string, at: Date) =>
      `By ${by} on ${format.day(dayOf(at))}, ${format.time(at)}. If nobody knows of it, tell an administrator at once.`,
    look: 'Look at the settings',
  },

  simulation: {
    title: 'Card payments are simulated.',
    text: 'No money moves. Such payments are marked, have their own receipt numbers, and are left out of all totals.',
  },
});
