import { inLanguage } from '../../../language/language.ts';

/** Words about finding a payment again by its reference. */
export const words = inLanguage('public/pay/find/words', {
  title: 'Check a payment',
  text: 'Enter the reference you were given.',
  label: 'Reference',
  example: 'Such as D7K4-92MH',
  button: 'Find it',
  looking: 'Looking…',
  empty: 'Please type the reference.',
  unknown:
    'No payment found with this reference. Please check every letter and digit. A check code from a receipt belongs under “Check a document”.',
  isReceipt:
    'This is printed on a receipt, so the payment has arrived. “Check a document” shows whether the receipt is valid.',
  isMembership: 'This is a membership code. The reference of a payment looks like D7K4-92MH.',
  tooOften: 'Too many attempts. Please wait 15 minutes, or ask the office.',
  failed: 'The search failed. Please check your internet connection and try again.',
});
