import { inLanguage } from '../../language/language.ts';

export const words = inLanguage('shared/forms/words', {
  notPrinted: (letters: string) =>
    `Receipts and other documents cannot show ${letters}: they would have empty boxes. Write the name in Latin letters.`,
});
