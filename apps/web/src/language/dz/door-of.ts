/** `public/home/words`, as its door calls it, from `../../public/home/words.dz.ts`. */
const doorOf = (path: string) =>
  new URL(path, 'file:///language/dz/').pathname.slice(1).replace(/\.dz\.ts$/, '');

/** Files of words by the name of their door. */
export const byDoor = (files: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(files).map(([path, words]) => [doorOf(path), words]));
