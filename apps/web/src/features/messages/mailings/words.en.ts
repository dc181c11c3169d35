import { format } from '../../../language/format.ts';
import { inLanguage } from '../../../language/language.ts';

const members = (count: number) => (count === 1 ? '1 member' : `${format.number(count)} members`);

/** Words about messages that staff write to many members. */
export const words = inLanguage('features/messages/mailings/words', {
  write: {
    button: 'Write to members',
    title: 'Write to the members in this list',
    reach: (count: number) =>
      count === 1 ? '1 member will get it' : `${format.number(count)} members will get it`,
    byMail: (count: number) => `${format.number(count)} by e-mail`,
    bySms: (count: number) => `${format.number(count)} by SMS`,
    unreachable: (count: number) => `${members(count)} cannot be reached: no e-mail address, or no phone`,
    optedOut: (count: number) => `${members(count)} asked for no messages`,
    noWay: 'Nothing can be sent yet. Set up a mail server or an SMS provider in the settings first.',
    subject: 'Subject',
    subjectHint: 'Nothing personal: it can be read on a locked phone.',
    body: 'Message',
    bodyHint: 'A link to get no more such messages is added.',
    send: (count: number) => (count === 1 ? 'Send to 1 member' : `Send to ${format.number(count)} members`),
    sending: 'Sending…',
    started: 'The messages are on their way. See “Messages”, “To members”.',
  },
  mailings: {
    lead: 'Messages that staff wrote to many members.',
    title: 'Latest messages',
    states: { running: 'Sending', stopped: 'Stopped', done: 'Done' },
    progress: (done: number, total: number) => `${format.number(done)} of ${format.number(total)}`,
    counts: ({ sent, waiting, failed }: { sent: number; waiting: number; failed: number }) =>
      [
        `${format.number(sent)} sent`,
        ...(waiting > 0 ? [`${format.number(waiting)} waiting`] : []),
        ...(failed > 0 ? [`${format.number(failed)} failed`] : []),
      ].join(', '),
    missed: ({ unreachable, optedOut }: { unreachable: number; optedOut: number }) =>
      [
        ...(unreachable > 0 ? [`${format.number(unreachable)} could not be reached`] : []),
        ...(optedOut > 0 ? [`${format.number(optedOut)} wanted no messages`] : []),
      ].join(', '),
    by: (name: string) => `By ${name}`,
    show: 'Show the message',
    stop: 'Stop',
    stopTitle: 'Stop sending?',
    stopText: 'Members whose turn has not come get nothing. Messages that already wait still leave.',
    emptyTitle: 'Nothing written yet',
    emptyText: 'Choose members in the register, then press “Write to members”.',
    toList: 'Open the register',
  },
});
