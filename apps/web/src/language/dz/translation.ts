import { format } from './format.ts';

type Files = Record<string, unknown>;

/** Every file of Dzongkha words there is, by its path without the ending. */
const words = import.meta.glob<unknown>('../../**/words.dz.ts', { eager: true, import: 'words' });
const titles = import.meta.glob<unknown>('../../**/titles.dz.ts', { eager: true, import: 'titles' });

const byFile = ([path, value]: [string, unknown]) => [path.slice('../../'.length, -'.dz.ts'.length), value];

globalThis.translations = {
  dz: {
    ...(Object.fromEntries([...Object.entries(words), ...Object.entries(titles)].map(byFile)) as Files),
    'language/format': format,
  },
};
