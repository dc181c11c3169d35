import type { Delivery, MailingReport } from '@kathok/contract';
import { format } from '../../language/format.ts';
import { titles } from './titles.en.ts';
import { inLanguage } from '../../language/language.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${format.number(count)} people`);

export const words = inLanguage('features/sending/words', {
  title: titles.certificates,
  lead: 'Send everyone their certificate of a year, and see what was sent.',
  kind: 'Certificate',
  kinds: { member: 'Member certificate', donation: 'Donation certificate', pit: 'PIT exemption certificate' },
  year: 'Income year',
  report: {
    title: 'Who gets one',
    reachable: 'Will get a mail',
    alreadySent: 'Got it before',
    unreachable: 'Cannot be reached',
    send: (count: number) =>
      count === 1 ? 'Send 1 certificate' : `Send ${format.number(count)} certificates`,
    nobody: 'Nobody is left to send this certificate to.',
    noMailAccount: 'No mail account is set up, so nothing can be sent yet.',
    toSettings: 'Open the settings',
    switchedOff: 'The message about certificates is switched off.',
    toSwitch: 'Switch it on',
    confirmTitle: (kind: string, year: number) => `Send the ${kind} for ${year}?`,
    confirmText: (count: number) =>
      `${people(count)} will get a mail with a link to their certificate. The link works for seven days. Nobody gets it twice.`,
    unreachableTitle: (count: number) => `Cannot be reached: ${format.number(count)}`,
    unreachableText: 'Complete their page, or print a certificate for them.',
    first: (shown: number, count: number) => `The first ${format.number(shown)} of ${format.number(count)}.`,
    reasons: {
      no_address: 'No e-mail address',
      doubtful_address: 'E-mail address not confirmed',
      no_identity: 'No CID and no taxpayer number',
      deceased: 'Deceased',
    } satisfies Record<MailingReport['unreachablePeople'][number]['reason'], string>,
    name: 'Name',
    reason: 'Reason',
  },
  mailing: {
    title: 'Sent to everyone',
    of: (kind: string, year: number) => `${kind} ${year}`,
    stopText:
      'Those whose turn has not come get nothing. Mails that are already waiting still leave. You can start again later; nobody gets it twice.',
  },
  list: {
    title: 'Issued certificates',
    number: 'Certificate',
    amount: 'Amount',
    status: 'Status',
    statuses: { valid: 'Valid', void: 'Void', replaced: 'Replaced' },
    issuedOn: 'Issued',
    actions: 'Actions',
    search: { label: 'Search certificates', placeholder: 'Certificate number' },
    emptyTitle: 'No certificates yet',
    emptyText: 'They are issued when they are sent, printed or asked for.',
    download: 'Download ZIP',
    notDownloaded: 'No answer from the server: the certificates were not downloaded.',
  },
  receipts: {
    download: 'Receipts (ZIP)',
    donationFile: (day: string) => `donation-receipts-${day}.zip`,
    feeFile: (day: string) => `fee-receipts-${day}.zip`,
  },
  send: {
    open: 'Send',
    title: (number: string) => `Send ${number}`,
    to: 'It will be sent to',
    noAddress: 'There is no e-mail address on file that it may be sent to.',
    confirm: (address: string) => `Send to ${address}`,
    sent: 'The mail is on its way.',
    history: 'Sent so far',
    none: 'Not sent yet.',
    causes: {
      payment: 'Sent with the payment',
      office: 'Sent by the office',
      mailing: 'Sent to everyone',
    } satisfies Record<Delivery['cause'], string>,
    by: (name: string) => `by ${name}`,
    statuses: { queued: 'Waiting', sent: 'Sent', failed: 'Failed', kept: 'Not sent' } satisfies Record<
      Delivery['status'],
      string
    >,
    kept: 'No mail account was set up.',
  },
});
