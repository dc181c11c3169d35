import { inLanguage } from '../../language/language.ts';

export const words = inLanguage('public/card/words', {
  title: 'Card payment',
  titles: {
    paid: 'Thank you',
    processing: 'One moment, please',
    failed: 'The card was not charged',
    cancelled: 'You stopped the payment',
    reversed: 'This payment was reversed',
    pending: 'One moment, please',
    rejected: 'The card was not charged',
  },
  texts: {
    paid: (sum: string) => `We have received ${sum} and issued your receipt.`,
    processing: (sum: string) =>
      `The bank has not confirmed ${sum} yet. We keep asking. You can close this page; please do not pay again.`,
    failed: (sum: string) => `The bank refused ${sum}. You can try again, or pay by transfer.`,
    cancelled: (sum: string) => `${sum} was not charged. You can try again at any time.`,
    reversed: (sum: string) => `${sum} was refunded, and the receipt is void.`,
  },
  unreadable:
    'We could not read the bank’s answer. Nothing has changed here; we are asking the bank about your payment.',
  noNumber: 'The payment number is missing from this address.',
  unknown: 'No payment found with this number.',
  surplus:
    'This was already paid, so we are holding this payment. The office will return it, or ask whether you would like to give it as a donation.',
  simulation: 'Simulation: no money has moved.',
  simulatedPaid: (sum: string) => `The simulated bank approved ${sum}. The receipt is not proof of payment.`,
  why: 'Why:',
  sum: 'Sum',
  reference: 'Reference',
  number: 'Transaction',
  receipt: 'Receipt',
  again: 'Try again, or pay by transfer',
  details: 'See the payment',
  home: 'Back to the start page',
});
