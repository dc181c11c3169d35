import { inLanguage } from '../../language/language.ts';

/** Words about erasing a person, member or donor. */
export const words = inLanguage('shared/erasing/words', {
  title: (name: string) => `Erase ${name}`,
  lead: {
    member:
      'Name, identity number, contact details, photo, slips, documents, notes, messages and the user account are removed. Amounts, numbers, receipts and certificates stay.',
    donor:
      'Name, identity number, contact details, messages, dedications and slips are removed from every donation with the same identity number; without one, from this donation only. Amounts, numbers, receipts and certificates stay.',
  },
  forGood: 'This cannot be undone.',
  labels: { membershipCode: 'Membership code', donationNumber: 'Donation number', reason: 'Reason' },
  codeHint: (code: string) => `To be sure, type ${code}.`,
  reasonHint: 'Stays in the audit for ever, so it must not name the person.',
  alsoGivenNames: 'Take the names they gave for others off the lists too',
  alsoGivenNamesHint:
    'Otherwise those names are still read on their day, and go 90 days after it. Their own name goes at once.',
  confirm: 'Erase for good',
  erasing: 'Erasing…',
  done: {
    member: (code: string) => `${code} was erased.`,
    donor: (number: string) => `The donor of ${number} was erased.`,
  },
});
