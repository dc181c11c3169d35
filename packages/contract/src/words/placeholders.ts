const placeholder = /\{([\w-]+)\}/g;

/** What a text puts in: `{count}` of `{count} donations`. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))].toSorted();

/** Braces that are no placeholder: half of one, or one with letters that no name has. */
const hasStrayBraces = (text: string) => /[{}]/.test(text.replaceAll(placeholder, ''));

/** What is wrong with the placeholders of a translation: it puts in what the English puts in, in any order. */
export function placeholderFault(english: string, text: string): string | null {
  const [wanted, found] = [placeholdersOf(english), placeholdersOf(text)];
  const missing = wanted.filter((name) => !found.includes(name));
  if (missing.length > 0) return `lacks {${missing.join('}, {')}}`;
  const unknown = found.filter((name) => !wanted.includes(name));
  if (unknown.length > 0) return `has {${unknown.join('}, {')}}, which the English does not have`;
  return hasStrayBraces(text) ? 'has a brace that belongs to no placeholder' : null;
}
