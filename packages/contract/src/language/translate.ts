/**
 * The same words in another language: any of them may be missing, none may be added, and where something is put in,
 * the same is put in. A language file that breaks this does not compile.
 */
export type Translation<English> = English extends (...put: infer Put) => infer Text
  ? (...put: Put) => Text
  : English extends string
    ? string
    : English extends readonly unknown[]
      ? Widened<English>
      : { readonly [Word in keyof English]?: Translation<English[Word]> };

type Widened<List extends readonly unknown[]> = { readonly [Place in keyof List]: Translation<List[Place]> };

/** The English words with those that are translated in their place. A word that is missing stays English. */
export const translate = <English>(
  english: English,
  translation: Translation<English> | undefined,
): English => merge(english, translation) as English;

function merge(english: unknown, translation: unknown): unknown {
  if (!isGroup(english)) return translation ?? english;
  if (!isGroup(translation)) return english;
  return Object.fromEntries(
    Object.entries(english).map(([name, word]) => [
      name,
      merge(word, Object.hasOwn(translation, name) ? translation[name] : undefined),
    ]),
  );
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
