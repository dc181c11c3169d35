/** Words about what a person may ask of the centre: a copy of their data, and being erased. */
export const words = {
  title: 'Personal data',
  lead: 'Everything we hold about this person, with receipts, slips and documents, as one ZIP file.',
  download: 'Download personal data',
  erased: (day: string) => `This person was erased on ${day}.`,
  erasedText:
    'Amounts, numbers, receipts and certificates were kept. Nothing can be added or changed any more.',
  erase: {
    title: (name: string) => `Erase ${name}`,
    lead: 'Name, identity number, contact details, photo, slips, documents, notes, messages and the user account are removed. Amounts, numbers, receipts and certificates stay.',
    forGood: 'This cannot be undone.',
    labels: { membershipCode: 'Membership code', reason: 'Reason' },
    codeHint: (code: string) => `To be sure, type ${code}.`,
    reasonHint: 'Stays in the audit for ever, so it must not name the person.',
    confirm: 'Erase for good',
    erasing: 'Erasing…',
    done: (code: string) => `${code} was erased.`,
    cancel: 'Cancel',
  },
};
