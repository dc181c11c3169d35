import { format } from './format.ts';

/** Every file of Dzongkha words there is, by its path from here. */
const files = {
  ...import.meta.glob<unknown>('../../**/words.dz.ts', { eager: true, import: 'words' }),
  ...import.meta.glob<unknown>('../../**/titles.dz.ts', { eager: true, import: 'titles' }),
};

/** `public/home/words`, as its door calls it, from `../../public/home/words.dz.ts`. */
const doorOf = (path: string) =>
  new URL(path, 'file:///language/dz/').pathname.slice(1).replace(/\.dz\.ts$/, '');

globalThis.translations = {
  dz: {
    ...Object.fromEntries(Object.entries(files).map(([path, words]) => [doorOf(path), words])),
    'language/format': format,
  },
};
