import type { CertificateKind } from '@kathok/contract';

const titles: Record<CertificateKind, string> = {
  member: 'member certificate',
  donation: 'donation certificate',
  pit: 'PIT exemption certificate',
};

/** What people read about papers that are mailed. */
export const words = {
  titles,
  noAddress:
    'There is no e-mail address on file that it may be sent to. Open the record of the person, and add or confirm one first.',
  otherAddress: 'The e-mail address has changed meanwhile. Look at it again before sending.',
  switchedOff: 'The message about certificates is switched off under Messages, “What we send”.',
  notValid: 'This document is void or was replaced, so it is not sent.',
  withdrawn: 'The receipt became void before it was sent.',
  receipt: (name: string, number: string) => ({
    subject: `Receipt ${number}`,
    body: `Dear ${name},\n\nReceipt ${number} is attached. Please keep it.\n\nThank you.\n`,
  }),
};
