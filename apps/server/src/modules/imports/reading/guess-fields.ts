import type { ImportField } from '../import-target.ts';

/** Only letters and digits of any script: "C.I.D. No." is "cidno". */
export const plainWord = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Which field each heading means; every field is given once, to the heading that fits best. */
export function guessFields(headings: readonly string[], fields: readonly ImportField[]): (string | null)[] {
  const guessed: (string | null)[] = headings.map(() => null);
  const free = new Map(fields.map((field) => [field.name, wordsFor(field)]));
  for (const fits of [isSame, isSameWithoutBrackets, beginsWith]) {
    headings.forEach((heading, place) => {
      if (guessed[place] !== null) return;
      const name = [...free].find(([, words]) => words.some((word) => fits(heading, word)))?.[0];
      if (name === undefined) return;
      guessed[place] = name;
      free.delete(name);
    });
  }
  return guessed;
}

const wordsFor = ({ name, label, aliases }: ImportField) => [name, label, ...aliases].map(plainWord);

const isSame = (heading: string, word: string) => plainWord(heading) === word;
/** "Date of birth (dd/mm/yyyy)" */
const isSameWithoutBrackets = (heading: string, word: string) =>
  isSame(heading.replace(/[([{].*/s, ''), word);
/** "Mobile number of the member": a short word would fit too much. */
const beginsWith = (heading: string, word: string) => word.length >= 5 && plainWord(heading).startsWith(word);
