export const words = {
  title: 'Card payment',
  titles: {
    paid: 'Thank you',
    processing: 'One moment, please',
    failed: 'The card was not charged',
    cancelled: 'You stopped the payment',
    reversed: 'This payment was taken back',
    pending: 'One moment, please',
    rejected: 'The card was not charged',
  },
  texts: {
    paid: (sum: string) => `${sum} has come in, and the receipt is made.`,
    processing: (sum: string) =>
      `The bank has not told us yet what became of ${sum}. We keep asking. You may close this page; please do not pay again.`,
    failed: (sum: string) => `The bank refused ${sum}. You can try again, or pay by transfer.`,
    cancelled: (sum: string) => `${sum} was not charged. You can try again whenever you like.`,
    reversed: (sum: string) => `${sum} was given back, and the receipt is void.`,
  },
  unreadable:
    'The answer of the bank could not be read. Nothing was changed here; we ask the bank ourselves what became of your payment.',
  noNumber: 'Without the number of a payment there is nothing to show.',
  unknown: 'No payment has this number.',
  byReference: 'Find a payment by its reference',
  surplus:
    'Nothing more was to be paid for this. We keep what you paid now apart; the office will return it, or ask you whether to take it as a donation.',
  simulation: 'Simulation: no money has moved.',
  simulatedPaid: (sum: string) => `The simulated bank approved ${sum}. The receipt is no proof of a payment.`,
  why: 'Why:',
  sum: 'Sum',
  reference: 'Reference',
  number: 'Transaction',
  receipt: 'Receipt',
  again: 'Try again, or pay by transfer',
  details: 'See the payment',
  home: 'Back to the start page',
};
