import { type Language, type Translation, translate, wordsOf } from '@kathok/contract';

/** The words of a folder by the language of their reader; a word that is missing there is English. */
export function inLanguages<English>(english: English, others: { dz: Translation<English> }) {
  const words = { en: english, dz: translate(english, others.dz) };
  return (language: Language): English => words[wordsOf(language)];
}
