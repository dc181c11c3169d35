import { defaultLanguage, type Language, readLanguage, translate, wordsOf } from '@kathok/contract';

export type { Translation } from '@kathok/contract';

declare global {
  /**
   * The words of other languages by language and file. A page in another language runs the script that brings them
   * (`dz/page.ts`) before its own; a page in English runs none.
   */
  var translations: Record<string, Record<string, unknown>> | undefined;
  /** Puts in what the centre's own reader changed; a page in English has none. */
  var putOwnWords: (<English>(file: string, english: English, translated: English) => English) | undefined;
}

/** The server runs one copy of this for each language when it draws pages, with its name in the first line. */
declare const pageLanguage: string | undefined;

function languageHere(): Language {
  if (typeof pageLanguage !== 'undefined') return readLanguage(pageLanguage) ?? defaultLanguage;
  return readLanguage(globalThis.document?.documentElement.lang) ?? defaultLanguage;
}

/** What is spoken here, settled before anything else is. Another choice is another page. */
export const language = languageHere();

/** English words and the path of their file (`public/home/words`), in the language that is spoken as far as it has them. */
export function inLanguage<English>(file: string, english: English): English {
  if (language === defaultLanguage) return english;
  const translated = translate(english, globalThis.translations?.[wordsOf(language)]?.[file] as never);
  return globalThis.putOwnWords?.(file, english, translated) ?? translated;
}
