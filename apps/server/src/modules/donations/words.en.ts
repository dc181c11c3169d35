/** What people read about donations. */
export const words = {
  /** Anyone who gives without a name. */
  anonymous: 'Anonymous',
  erased: 'The donor was erased. Nothing can be written about them any more.',
  onlyStaff: 'is for the office only',
  fromRegister: 'must be empty; a member’s details come from the register',
  leftOut: 'must be empty for an anonymous donation',
  noMember: 'is not a known member',
  noPurpose: 'is not a known purpose',
  notOffered: 'is not open for donations at the moment',
  tooLittle: (least: string) => `must be at least ${least}`,
  noPledge: 'is not a known pledge',
  currencyOfPledge: (currency: string) => `must be ${currency}, the currency of the pledge`,
  noCountry: 'is not a known country',
  noCurrency: 'is not a known currency',
  future: 'must not be in the future',
  past: 'must not be in the past',
  notAfterPayment: 'cannot be changed because the donation is paid',
  notAfterReceipt:
    'is on the receipt and cannot be changed; add another donation for another donor or purpose',
  notWhileWaiting: 'cannot be changed while a payment is being processed',
  wasPaid: 'This donation was paid, so it stays in the books. Use “Correct” to put a mistake right.',
  waits: 'A payment for this donation is being processed. Decide on it first.',
  nothingCorrected: 'must be given, or another purpose or person',
  feesOnly: 'applies to fees only',
};

/** The headings of a sheet of donations. */
export const sheetWords = {
  donationNumber: 'Donation',
  donatedOn: 'Day',
  donorType: 'Donor',
  donorName: 'Name',
  membershipCode: 'Code',
  phone: 'Phone',
  email: 'E-mail',
  purpose: 'Purpose',
  amount: 'Amount',
  currency: 'Currency',
  paymentStatus: 'Payment',
  method: 'Paid by',
  paidOn: 'Paid on',
  receiptNumber: 'Receipt',
  reference: 'Reference',
  isSimulated: 'Simulated',
};
export const yes = 'yes';
