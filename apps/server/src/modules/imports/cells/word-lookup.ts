import { plainWord } from '../reading/guess-fields.ts';

/** What a word means, by a table of plain words. A Map, because a cell may say `constructor`. */
export function wordLookup<Value>(table: Record<string, Value>): (word: string) => Value | undefined {
  const found = new Map(Object.entries(table));
  return (word) => found.get(plainWord(word));
}
