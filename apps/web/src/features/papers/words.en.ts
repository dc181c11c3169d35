import type { CertificateKind, DocumentStatus } from '@kathok/contract';
import { inLanguage } from '../../language/language.ts';

const kinds: Record<CertificateKind, string> = {
  member: 'Member certificate',
  donation: 'Donation certificate',
  pit: 'PIT exemption certificate',
};
const statuses: Record<DocumentStatus, string> = { valid: 'Valid', void: 'Void', replaced: 'Replaced' };
const receipts = (count: number) => (count === 1 ? '1 receipt' : `${count} receipts`);

/** Words around papers; what a paper says comes with it. */
export const words = inLanguage('features/papers/words', {
  back: 'Back',
  pdf: 'PDF',
  print: 'Print',
  bar: 'This document',
  kinds,
  statuses,
  certificates: {
    member: (year: number) => `Member certificate ${year}`,
    donation: (year: number) => `Donation certificate ${year}`,
    pit: (year: number) => `PIT exemption certificate ${year}`,
  } satisfies Record<CertificateKind, (year: number) => string>,
  area: 'Receipts and certificates',
  noPapers: 'No receipts or certificates yet. A receipt is issued with the first payment.',
  yearTotal: (sum: string, count: number) => `${sum}, ${receipts(count)}`,
  nothingCounted: 'No valid payments',
  wouldSay: (count: number) => `Not issued yet. Covers ${receipts(count)}.`,
  issue: {
    member: 'Issue member certificate',
    donation: 'Issue donation certificate',
    pit: 'Issue PIT exemption certificate',
  } satisfies Record<CertificateKind, string>,
  issueAgain: 'Issue with all payments',
  outdated: 'Payments have changed since it was issued.',
  issued: (moment: string, by: string | null) => (by ? `${moment}, by ${by}` : moment),
  issuedMeanwhile: (number: string) => `Certificate ${number} issued.`,
  notIssued: 'No answer from the server: the certificate may not have been issued.',
  replacedBy: 'Replaced by',
  replaces: 'Replaces',
  savePdf: (number: string) => `Download ${number} as PDF`,
  simulated: 'Simulation: no money moved',
  missingIdentity: 'A CID or taxpayer number is missing. The tax office needs one of them.',
  addIdentity: 'Add it',
  needsIdentity: 'For a certificate, record the donor’s CID with the donation.',
  reissue: {
    action: 'Reissue',
    title: (number: string) => `Reissue ${number}`,
    text: 'A new certificate with a new number is issued from the record as it is now. The old one is marked as replaced. Correct the name or taxpayer number first.',
    reason: 'Why',
    reasonHint: 'For example: the name was misspelt. The reason is kept with the old certificate.',
    confirm: 'Reissue',
    saving: 'Reissuing…',
    done: (next: string, old: string) => `${next} issued. ${old} is replaced.`,
  },
  void: {
    action: 'Void',
    title: (number: string) => `Void ${number}`,
    text: 'The certificate no longer counts, and its QR code says so. Nothing takes its place; payments do not change.',
    reason: 'Why',
    reasonHint: 'For example: issued to the wrong person. The reason is printed on the void certificate.',
    confirm: 'Void certificate',
    saving: 'Voiding…',
    done: (number: string) => `${number} is void.`,
  },
  card: {
    title: 'Member card',
    of: (name: string) => `Member card, ${name}`,
    front: 'Front of the card',
    back: 'Back of the card',
    code: 'Membership code',
    until: (type: string) => `${type}, until`,
    since: 'Member since',
    forLife: 'for life',
    notPaid: 'not paid yet',
    found: 'Found this card?',
    qr: 'QR code of this card',
    hint: 'The PDF has the size of a bank card, 85.6 × 54 mm, front and back. The printed card carries no end date, so you do not need to reprint it each year; its code says whether the membership is current.',
  },
});
