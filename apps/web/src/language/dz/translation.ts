import type { OwnWords } from '@kathok/contract';
import { withOwnWords } from './own-words.ts';
import { byPath } from './words-path.ts';
import { format } from './format.ts';

/** The Dzongkha words of the public pages and of what all pages use, by their path from here. */
const files = import.meta.glob<unknown>('../../{language,lib,public,shared,ui}/**/words.dz.ts', {
  eager: true,
  import: 'words',
});

declare global {
  /** What the centre changed; the server sends it as a script of its own, before this one. */
  var ownWords: OwnWords | undefined;
}

/** The server puts it into the first line of each copy with which it draws pages. */
declare const pageOwnWords: OwnWords | undefined;

const own = typeof pageOwnWords === 'undefined' ? globalThis.ownWords : pageOwnWords;
globalThis.putOwnWords = (file, english, translated) => withOwnWords(english, translated, own?.texts[file]);
globalThis.translations = { dz: { ...byPath(files), 'language/format': format } };
