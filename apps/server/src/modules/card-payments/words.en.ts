const otherCard = 'Please try another card, or pay by bank transfer.';

/** What people read about card payments. */
export const words = {
  /** On the payer's statement. */
  statement: {
    MembershipFee: (reference: string) => `Membership fee ${reference}`,
    Donation: (reference: string) => `Donation ${reference}`,
  },
  otherGateway: 'This payment was started with a gateway that is no longer set up.',
  notOpen: 'This payment is already settled, or the bank is still being asked.',
  noOpenRefund: 'There is no open refund for this payment, or the bank has answered in the meantime.',
  refundOpen: 'A refund of this payment is open. Record the bank’s answer instead of closing it.',
  otherSumBack: 'The bank reports a refund of a different amount.',
  paidTwice: 'This was paid twice. Refund it through the bank, then reverse the payment.',
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
