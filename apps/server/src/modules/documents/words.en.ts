/** Words of papers that nobody keeps as a proof, and of what is said about papers. */
export const words = {
  addressLabels: 'Address labels',
  card: {
    title: (code: string) => `Member card ${code}`,
    cards: 'Member cards',
    tooMany: (most: number) => `must match at most ${most} members; narrow the search or the filters`,
    nobody: 'must match at least one member',
    found: (phone: string | null, centre: string, address: string) =>
      `${phone ? `Please call ${phone}, or leave` : 'Please leave'} it with ${centre}${address ? `, ${address}` : ''}. Scanning the code shows whether the membership is current, and nothing else about the holder.`,
  },
  /** What a sample paper shows; nobody of this name exists. */
  sample: {
    payer: {
      name: 'Karma Choden',
      nameDzongkha: 'ཀརྨ་ཆོས་སྒྲོན།',
      cid: '10800000074',
      taxpayerNumber: 'T00000000',
      place: 'Dzongdrakha, Lamgong, Paro',
      membershipType: 'General',
    },
    purpose: 'Butter lamps',
    membershipFee: 'Renewal of General membership',
    reference: 'SAMP-LE',
    bank: 'Bank of Bhutan',
    journalNumber: '00000000',
    code: 'SAMPLE',
    checkCode: 'SAMPLE00',
  },
  nothingToCertify: (year: number) => `There is nothing to certify for ${year}.`,
  noTaxIdentity:
    'A PIT certificate needs the CID or the taxpayer number of the donor. Add one to their record first.',
  alreadyVoid: 'This receipt is void already.',
  requested: 'If this matches our records, a code is on its way to the contact we hold.',
  mails: {
    code: (name: string, code: string, title: string, year: number) => ({
      // The code is not in the subject: subjects are shown in lists, and on locked phones.
      subject: `Your code for a ${title.toLowerCase()}`,
      body: `Dear ${name},\n\nYour code for the ${title.toLowerCase()} of ${year} is ${code}. It works for ten minutes.\n\nIf you did not ask for it, you can ignore this message: without the code nobody sees anything.\n`,
    }),
    /** Short, and about nobody by name. */
    lastOfDay:
      'This is the last message today that others can cause. If you need another code, ask for it with your date of birth or the last four digits of your phone; or open your papers with any receipt of yours and the check code printed on it; or call the office.',
    codeBySms: (code: string) => ({
      subject: 'Code for a certificate',
      body: `Kathok Membership: the code for your certificate is ${code}. It works for ten minutes. If you did not ask for it, ignore this message.`,
    }),
    opened: (name: string, title: string, year: number) => ({
      subject: `Your ${title.toLowerCase()} for ${year} was opened`,
      body: `Dear ${name},\n\nYour ${title.toLowerCase()} for ${year} was opened on our website just now. If this was not you, please tell the office.\n`,
    }),
  },
};
