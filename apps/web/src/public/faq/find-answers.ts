type Entry = { question: string; answer: string };

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The entries that contain every word, in the question or in the answer; those with all of them in the question first. */
export function findAnswers<E extends Entry>(entries: readonly E[], search: string): E[] {
  const asked = plain(search).split(/\s+/).filter(Boolean);
  const has = (text: string) => asked.every((word) => plain(text).includes(word));
  const found = entries.filter(({ question, answer }) => has(`${question} ${answer}`));
  return [
    ...found.filter(({ question }) => has(question)),
    ...found.filter(({ question }) => !has(question)),
  ];
}
