/** What pages behind the log-in fetch beside `page.ts`, and after it: public pages do not carry the words of the member area. */
import { byPath } from './words-path.ts';

const files = {
  ...import.meta.glob<unknown>('../../{app,features}/**/words.dz.ts', { eager: true, import: 'words' }),
  ...import.meta.glob<unknown>('../../{app,features}/**/titles.dz.ts', { eager: true, import: 'titles' }),
};

globalThis.translations = {
  ...globalThis.translations,
  dz: { ...globalThis.translations?.['dz'], ...byPath(files) },
};
