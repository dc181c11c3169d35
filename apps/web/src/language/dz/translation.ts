import { byPath } from './words-path.ts';
import { format } from './format.ts';

/** The Dzongkha words of the public pages and of what all pages use, by their path from here. */
const files = import.meta.glob<unknown>('../../{language,lib,public,shared,ui}/**/words.dz.ts', {
  eager: true,
  import: 'words',
});

globalThis.translations = { dz: { ...byPath(files), 'language/format': format } };
