import type { Delivery } from '@kathok/contract';
import { inLanguage } from '../../language/language.ts';

export const words = inLanguage('features/sending/words', {
  kinds: { member: 'Member certificate', donation: 'Donation certificate', pit: 'PIT exemption certificate' },
  mailing: {
    title: 'Sent to everyone',
    of: (kind: string, year: number) => `${kind} ${year}`,
    stopText:
      'Those whose turn has not come get nothing. Mails that are already waiting still leave. You can start again later; nobody gets it twice.',
  },
  receipts: {
    download: 'Receipts (ZIP)',
    print: 'Receipts to print',
    donationFile: (day: string, ending: 'pdf' | 'zip') => `donation-receipts-${day}.${ending}`,
    feeFile: (day: string, ending: 'pdf' | 'zip') => `fee-receipts-${day}.${ending}`,
  },
  send: {
    open: 'Send',
    title: (number: string) => `Send ${number}`,
    to: 'It will be sent to',
    noAddress: 'There is no e-mail address on file that it may be sent to.',
    printInstead: 'Print it instead.',
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
    kept: 'E-mail was not set up.',
  },
});
