/**
 * What the product can speak. The tag says how numbers are written too (BCP 47): Dzongkha with the digits of other
 * languages, or with its own (`tibt`, ༠༡༢).
 */
export const languages = ['en', 'dz', 'dz-u-nu-tibt'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** The cookie that keeps what somebody chose, and the parameter of a page's address that chooses it. */
export const languageKey = 'language';

/** The language a tag names, if it is one of ours. */
export const readLanguage = (tag: string | null | undefined): Language | undefined =>
  languages.find((language) => language === tag);

/** The part of a tag that says which words are meant: `dz` of `dz-u-nu-tibt`. */
export const wordsOf = (language: Language): 'en' | 'dz' => (language === 'en' ? 'en' : 'dz');
