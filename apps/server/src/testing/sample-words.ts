import type { ShippedWord } from '../modules/words/index.ts';

const place = { group: 'public', name: 'Home' } as const;

export const sampleWord = { id: 'public/home/words#heading', english: 'Home' };

/** The texts of a web app that has two. */
export const sampleWords: readonly ShippedWord[] = [
  { ...sampleWord, dzongkha: 'གདོང་ཤོག', place },
  { id: 'public/home/words#given', english: '{count} given', dzongkha: null, place },
];

/** A sheet as a reader fills it in, with texts for the words in their order, and who approved them. */
export function wordFile(texts: string[], approvedBy = ''): File {
  const rows = texts.map((text, i) => [sampleWords[i]!.id, sampleWords[i]!.english, text, approvedBy].join());
  return new File([['Word,English,Dzongkha,Approved by', ...rows].join('\n')], 'words.csv', {
    type: 'text/csv',
  });
}
