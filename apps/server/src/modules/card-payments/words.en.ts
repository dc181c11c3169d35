const otherCard = 'Please try another card, or pay by bank transfer.';

/** What people read about card payments. */
export const words = {
  /** On the payer's statement. */
  statement: {
    MembershipFee: (reference: string) => `Membership fee ${reference}`,
    Donation: (reference: string) => `Donation ${reference}`,
  },
  tooManyStarts: 'A card payment for this was started many times. Please wait a little.',
  otherGateway: 'This payment was started with another gateway, which is not the one that is set up now.',
  notOpen: 'Nothing about this payment is open any more, or the bank is still being asked about it.',
  noOpenRefund: 'The bank is not being asked to send this payment back, or has answered meanwhile.',
  refundOpen: 'The bank was asked to send this back. Say what became of that instead of closing it.',
  otherSumBack: 'The bank says that it sent another sum back.',
  paidTwice: 'This was paid, once too often. Give it back with the bank, then take the payment back.',
  abandoned: 'The payment was not completed at the bank.',
  cancelled: 'The payment was cancelled at the bank.',
  refused: `The bank refused the payment. ${otherCard}`,
  /** By the response code of the card's bank. */
  refusals: {
    '05': `The card’s bank did not approve the payment. ${otherCard}`,
    '13': `The bank did not accept the amount. ${otherCard}`,
    '14': `The card number is not right. ${otherCard}`,
    '51': `There is not enough money on the card. ${otherCard}`,
    '54': `The card has expired. ${otherCard}`,
    '55': `The PIN was not right. ${otherCard}`,
    '61': `The payment is above the card’s limit. ${otherCard}`,
    '65': `The card was used too often today. ${otherCard}`,
    '78': `The card is not active. ${otherCard}`,
    N7: `The security code was not right. ${otherCard}`,
  } as Record<string, string>,
};
