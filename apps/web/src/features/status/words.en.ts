import type { StatusPart, StatusState } from '@kathok/contract';
import { inLanguage } from '../../language/language.ts';

type Sentence = string | ((value: string) => string);

/** How each part is, and what to do where it is not well. */
export const words = inLanguage('features/status/words', {
  title: 'Status',
  lead: 'Whether everything works, and what to do where it does not.',
  settings: 'Settings',
  version: (version: string) => `Version ${version}`,
  list: 'Parts of the system',
  allWell: 'All is well.',
  look: 'Something needs attention.',
  states: { ok: 'OK', off: 'Not set up', warning: 'Check this', danger: 'Not working' } satisfies Record<
    StatusState,
    string
  >,
  parts: {
    database: 'Database',
    storage: 'Storage',
    backup: 'Backup',
    drill: 'Test restore',
    mail: 'E-mail',
    sms: 'SMS',
    gateway: 'Card payments',
    jobs: 'Work in the background',
    clock: 'Clock',
  } satisfies Record<StatusPart, string>,
  databases: { embedded: 'in the program itself', postgres: 'on a PostgreSQL server' } as Record<
    string,
    string
  >,
  sentences: {
    database: { ok: (kind: string) => `It answers; it is ${kind}.` },
    storage: {
      ok: 'There is room.',
      warning: 'It is running low: files and imports are refused. Free some space on the disk of the server.',
      danger:
        'It is full or cannot be written to: nothing new is saved. Free some space on the disk of the server.',
    },
    backup: {
      ok: (when: string) => `The last whole one was made ${when}.`,
      off: 'None are made. Switch the plan on, or press Back up now.',
      warning: 'None was made yet; the first comes tonight. Press Back up now for one at once.',
      danger: 'It is late or has failed. The page about backups says why.',
    },
    drill: {
      ok: (when: string) => `Everything agreed, ${when}.`,
      off: 'Not yet; it happens by itself a month after the first backup.',
      danger: 'What came back did not agree. Make a new backup and have it tried at once.',
    },
    mail: {
      ok: 'Messages leave.',
      off: 'E-mail is not set up: messages are kept and nobody gets them.',
      warning: (count: string) =>
        `${count} messages of the last day could not be sent. Sent messages says why.`,
    },
    sms: { ok: 'Messages leave.', off: 'No provider is set up: nobody gets an SMS.' },
    gateway: {
      ok: 'The bank is set up.',
      off: 'Cards are not taken. The person who looks after the server enters what the bank gave.',
      warning: 'They are simulated: no money moves.',
    },
    jobs: {
      ok: (count: string) => `Going on; ${count} wait for their turn.`,
      warning: (count: string) => `${count} were given up after many tries. The log of the server says why.`,
    },
    clock: {
      ok: 'It agrees with that of the database.',
      danger: (minutes: string) =>
        `It differs from that of the database by ${minutes} minutes. Let the machine take its time from the network.`,
    },
  } as Record<StatusPart, Partial<Record<StatusState, Sentence>>>,
  links: {
    backup: { to: '/settings/backups', label: 'Backup' },
    drill: { to: '/settings/backups', label: 'Backup' },
    mail: { to: '/notifications/outbox', label: 'Sent messages' },
    sms: { to: '/settings#part-messages', label: 'Settings' },
  } as Partial<Record<StatusPart, { to: string; label: string }>>,
});
