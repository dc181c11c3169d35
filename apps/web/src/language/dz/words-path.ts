/** `public/home/words`, as the English file calls itself, from `../../public/home/words.dz.ts`. */
const pathOf = (file: string) =>
  new URL(file, 'file:///language/dz/').pathname.slice(1).replace(/\.dz\.ts$/, '');

/** Files of words by the path of the English file beside them. */
export const byPath = (files: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(files).map(([file, words]) => [pathOf(file), words]));
