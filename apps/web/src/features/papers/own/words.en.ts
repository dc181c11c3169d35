import type { CertificateKind, DocumentStatus } from '@kathok/contract';
import { inLanguage } from '../../../language/language.ts';

const kinds: Record<CertificateKind, string> = {
  pit: 'For the tax return (PIT)',
  member: 'All fees and donations',
  donation: 'Donations',
};
const statuses: Record<DocumentStatus, string> = { valid: 'Valid', void: 'Void', replaced: 'Replaced' };

/** Words of the pages on which members open their certificates. */
export const words = inLanguage('features/papers/own/words', {
  title: 'Certificates',
  lead: 'A certificate adds up the payments of one year.',
  newTitle: 'Open a certificate',
  kind: 'Certificate',
  kinds,
  year: 'Year',
  open: 'Open certificate',
  opening: 'Opening…',
  failed: 'The certificate was not opened',
  failedText: 'Please check your internet connection and try again.',
  issuedTitle: 'Issued so far',
  none: 'No certificates yet',
  noneText: 'Choose a kind and a year to open the first one.',
  noneIssued: 'Nothing has been issued to this member.',
  statuses,
  line: (kind: string, year: number) => `${kind}, ${year}`,
  notChosen: 'No certificate chosen',
  notChosenText: 'Open one from the list of your certificates.',
  toMembership: 'Your membership',
});
