import { inLanguage } from '../../../language/language.ts';

/** Asked in the office alone, before a receipt is printed with its check code. */
export const words = inLanguage('features/papers/check-code/words', {
  action: 'Check code…',
  title: (number: string) => `Print the check code of ${number}?`,
  text: 'With this receipt and its check code, anybody can open all receipts and certificates of the person with this number. Print it only if the person has shown you that the number is theirs. Without it the receipt is valid all the same.',
  confirm: 'They have shown it: print the code',
});
