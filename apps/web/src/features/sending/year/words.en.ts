import type { CertificateKind, CertificateState, CertificateWay } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { inLanguage } from '../../../language/language.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${format.number(count)} people`);

/** Words about issuing, sending and printing the certificates of a year. */
export const words = inLanguage('features/sending/year/words', {
  title: (year: number) => `Certificates of ${year}`,
  lead: (count: number, year: number, sum: string) => `${people(count)} gave ${sum} in ${year}.`,
  kind: 'Certificate',
  kinds: {
    pit: 'For the income tax',
    donation: 'Of donations',
    member: 'Of membership',
  } satisfies Record<CertificateKind, string>,
  year: 'Year',
  steps: 'What is done, in order',
  when: { done: 'Done', now: 'Now', open: 'Whenever you like', later: 'Then' },
  issue: {
    all: (count: number) => `Issue all ${format.number(count)}`,
    others: (count: number) => `Issue the other ${format.number(count)}`,
    anew: (count: number) => `Issue ${format.number(count)} anew`,
    text: 'Each gets a number and a check code. You may leave this page meanwhile.',
    anewText: (count: number) =>
      count === 1
        ? 'A payment changed since one was issued. A new certificate replaces it.'
        : `Payments changed since ${format.number(count)} were issued. New certificates replace them.`,
    stopped: (done: number, total: number) =>
      `Paused after ${format.number(done)} of ${format.number(total)}. What is issued stays.`,
    failed: (count: number) =>
      count === 1 ? 'One could not be issued.' : `${format.number(count)} could not be issued.`,
    running: (done: number, total: number) => `${format.number(done)} of ${format.number(total)} issued`,
    since: (time: string) => `Running since ${time}`,
    left: (minutes: number) =>
      minutes === 1 ? 'About 1 minute left' : `About ${format.number(minutes)} minutes left`,
    leave: 'You may leave this page.',
    pause: 'Pause',
    progress: 'Certificates issued',
    done: (count: number) => `${format.number(count)} issued`,
    doneAt: (time: string) => `Done ${time}`,
    numbers: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
    doneText: 'None is changed afterwards. Where a payment is corrected, a new one replaces it.',
    noIdentity: (count: number) =>
      count === 1
        ? 'One person has neither a CID nor a taxpayer number on file.'
        : `${people(count)} have neither a CID nor a taxpayer number on file.`,
  },
  send: {
    title: (count: number) => `Send ${format.number(count)} by e-mail`,
    text: 'They have an e-mail address on file. Each gets a link to their certificate, and nobody gets it twice.',
    words: 'The words',
    button: (count: number) => `Send ${format.number(count)}`,
    cannot: (count: number) =>
      count === 1
        ? 'One certificate waits until it can.'
        : `${format.number(count)} certificates wait until it can.`,
    sending: (sent: number, total: number) =>
      `${format.number(sent)} of ${format.number(total)} on their way`,
    done: (count: number) => (count === 0 ? 'Nobody to e-mail' : `${format.number(count)} e-mailed`),
    doneText: 'Nobody else has an e-mail address on file.',
    switchedOff: 'The message about certificates is switched off.',
    toSwitch: 'Switch it on',
  },
  print: {
    others: (count: number) => `Print the other ${format.number(count)}`,
    all: (count: number) => `Print all ${format.number(count)}`,
    text: 'One PDF, by dzongkhag and name, with a leaf between the dzongkhags.',
    none: 'Nobody is left to print for',
    withoutPlace: 'No dzongkhag',
    file: (kind: CertificateKind, year: number) => `${kind}-certificates-${year}.pdf`,
  },
  zip: {
    button: 'Download ZIP',
    title: (missing: number) => `${format.number(missing)} are not issued yet`,
    text: (issued: number) =>
      issued === 0
        ? 'A ZIP file holds what is issued. Issue the certificates first, then download them.'
        : `A ZIP file holds what is issued: ${format.number(issued)} so far.`,
    download: (issued: number) => `Download ${format.number(issued)}`,
    file: (kind: CertificateKind, year: number) => `${kind}-certificates-${year}.zip`,
  },
  list: {
    title: 'People with something to certify',
    person: 'Person',
    dzongkhag: 'Dzongkhag',
    way: 'How it reaches them',
    ways: {
      email: 'By e-mail',
      no_address: 'No e-mail: on paper',
      doubtful_address: 'E-mail not confirmed: on paper',
      deceased: 'Deceased: on paper',
    } satisfies Record<CertificateWay, string>,
    state: 'State',
    states: {
      no_identity: 'No CID or taxpayer number',
      not_issued: 'Not issued',
      changed: 'Changed since',
      to_send: 'Issued, will be e-mailed',
      on_paper: 'Issued, to be printed',
      sent: 'Already sent',
      failed: 'E-mail did not arrive',
      replaced: 'Replaced since it was sent',
    } satisfies Record<CertificateState, string>,
    /** Where the centre cannot send e-mail yet. */
    waitsForMail: 'Issued, not e-mailed',
    views: {
      all: 'All',
      no_identity: 'Cannot be issued',
      not_issued: 'Not issued',
      changed: 'Changed since',
      to_send: 'To be e-mailed',
      on_paper: 'To be printed',
      sent: 'Already sent',
      failed: 'Did not arrive',
      replaced: 'Replaced since',
    } satisfies Record<CertificateState | 'all', string>,
    amount: (year: number) => `Given in ${year}`,
    issueAnew: 'Issue anew',
    issuedAnew: (name: string) => `A new certificate for ${name} replaces the old one.`,
    reason: 'Payments of the year have changed since it was issued',
    complete: 'Add it',
    search: { label: 'Find a person', placeholder: 'Name, code or certificate number' },
    emptyTitle: 'Nobody gave in this year',
    emptyText: 'A certificate adds up what somebody paid in a year. Choose another year or kind.',
  },
});
