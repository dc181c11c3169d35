import { defaultLanguage, type Language, readLanguage, translate, wordsOf } from '@kathok/contract';

declare global {
  /**
   * The words of other languages by language and file. A page in another language runs the script that brings them
   * (`dz/page.ts`) before its own; a page in English runs none.
   */
  var translations: Record<string, Record<string, unknown>> | undefined;
}

/** The server draws a page in one language and says in `<html>` which; it runs one copy of this for each. */
function languageHere(): Language {
  const tag =
    typeof document === 'undefined'
      ? new URL(import.meta.url).searchParams.get('language')
      : document.documentElement.lang;
  return readLanguage(tag) ?? defaultLanguage;
}

/** What is spoken here, settled before anything else is. Another choice is another page. */
export const language = languageHere();

/** English words by the path of their file (`public/home/words`), in the language that is spoken as far as it has them. */
export const inLanguage = <English>(english: English, file: string): English =>
  translate(english, globalThis.translations?.[wordsOf(language)]?.[file] as never);
