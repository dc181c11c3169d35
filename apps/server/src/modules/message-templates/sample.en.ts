/** What a preview fills in where no member has it. */
export const sampleWords = {
  name: 'Dawa Zangmo',
  membershipCode: 'KM-0000018',
  membershipType: 'General',
  receiptNumber: 'KM/R/2026/000123',
  reference: '42EG-DSCF',
  reason: 'The amount on the slip cannot be read.',
  details: 'The receipt is attached. Please keep it.',
  certificate: 'member certificate',
  keeper: 'Karma Choden',
};

export const titleOf = (membershipType: string) => `Renewal of ${membershipType} membership`;
