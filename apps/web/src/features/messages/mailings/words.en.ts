import { format } from '../../../language/format.ts';
import { inLanguage } from '../../../language/language.ts';

/** Words about messages that staff write to many members. */
export const words = inLanguage('features/messages/mailings/words', {
  write: 'Write',
  writeTo: (count: number) => `Write to ${format.number(count)}`,
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
    missed: ({
      letters,
      unreachable,
      optedOut,
    }: {
      letters: number;
      unreachable: number;
      optedOut: number;
    }) =>
      [
        ...(letters > 0 ? [letters === 1 ? '1 letter' : `${format.number(letters)} letters`] : []),
        ...(unreachable > 0 ? [`${format.number(unreachable)} could not be reached`] : []),
        ...(optedOut > 0 ? [`${format.number(optedOut)} wanted no messages`] : []),
      ].join(', '),
    by: (name: string) => `By ${name}`,
    show: 'Show the message',
    stop: 'Stop',
    stopTitle: 'Stop sending?',
    stopText: 'Members whose turn has not come get nothing. Messages that already wait still leave.',
    emptyTitle: 'Nothing written yet',
    emptyText: 'Remind members whose membership ends, or choose others in the register and press “Write”.',
    printLetters: 'Print the letters',
    lettersFile: (day: string) => `letters-${day}.pdf`,
  },
});
