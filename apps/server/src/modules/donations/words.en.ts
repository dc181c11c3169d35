/** What people read about donations. */
export const words = {
  /** Anyone who gives without a name. */
  anonymous: 'Anonymous',
  onlyStaff: 'is for the office; anyone who gives pays afterwards',
  fromRegister: 'is taken from the register for a member’s donation',
  leftOut: 'is left out of an anonymous donation',
  noMember: 'is not a member we know',
  noPurpose: 'is not a purpose we know',
  notOffered: 'is not collected for at the moment',
  tooLittle: (least: string) => `must be at least ${least}`,
  noCountry: 'is not a country we know',
  noCurrency: 'is not a currency we know',
  future: 'must not lie in the future',
  past: 'must not lie in the past',
  notAfterPayment: 'cannot change any more, because the donation is paid',
  notAfterReceipt: 'stays as it is on the receipt; add another donation for another donor or purpose',
  notWhileWaiting: 'cannot change while a payment for it is on its way',
  wasPaid:
    'This donation was paid, so it stays in the books. A mistake is mended by taking the payment back.',
  waits: 'A payment for this donation is on its way. Decide about that first.',
  feesOnly: 'goes with fees only; a donation is what was given',
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
