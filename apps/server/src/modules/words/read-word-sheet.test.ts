import { expect, test } from 'vitest';
import { knownWords } from './known-words.ts';
import { readWordSheet } from './read-word-sheet.ts';

const place = { group: 'public', name: 'Home' } as const;
const known = knownWords(
  [
    { id: 'home#title', english: 'Home', dzongkha: 'གདོང་ཤོག', place },
    { id: 'home#sum', english: '{count} given', dzongkha: null, place },
  ],
  [],
);
const heading = ['Word', 'Where it is seen', 'English', 'Dzongkha', 'Approved by'];
const read = (...rows: string[][]) =>
  readWordSheet(
    [heading, ...rows].map((cells, i) => ({ number: i + 1, cells })),
    known,
  );

const sheet = (cells: string[]) => [{ number: 1, cells }];

test('only what differs is a change', () => {
  const { rows, changes, problems } = read(
    ['home#title', 'Home', 'Home', 'གདོང་ཤོག', ''],
    ['home#sum', 'Home', '{count} given', '{count} ཕུལ།', 'Lopen Dorji'],
  );
  expect([rows, problems]).toEqual([2, []]);
  expect(changes).toEqual([
    { word: expect.objectContaining({ id: 'home#sum' }), text: '{count} ཕུལ།', approvedBy: 'Lopen Dorji' },
  ]);
});

test('a row that cannot be taken is named with its word', () => {
  const { changes, problems } = read(
    ['home#sum', '', '{count} given', 'ཕུལ།', ''],
    ['home#title', '', 'Start', 'གདོང་ཤོག', ''],
    ['gone#title', '', 'Gone', 'མེད།', ''],
    ['', '', 'Home', 'གདོང་ཤོག', ''],
    ['home#title', '', 'Home', '', 'Lopen Dorji'],
    ['home#title', '', 'Home', 'ཁྱིམ།', ''],
    ['home#title', '', 'Home', 'གཞན།', ''],
  );
  expect(changes.map(({ text }) => text)).toEqual(['ཁྱིམ།']);
  expect(problems).toEqual([
    { row: 2, word: 'home#sum', message: 'The text lacks {count}.' },
    { row: 3, word: 'home#title', message: 'The English is another one by now. Export the sheet again.' },
    { row: 4, word: 'gone#title', message: 'There is no such word any more.' },
    { row: 5, word: 'Home', message: 'The word has no name.' },
    { row: 6, word: 'home#title', message: 'It is approved, but there is no text.' },
    { row: 8, word: 'home#title', message: 'The word stands in row 7 already.' },
  ]);
});

test('columns are found by their headings, and a sheet without them is refused', () => {
  expect(() => readWordSheet(sheet(['Name', 'Phone']), known)).toThrow('Please check these fields');
  const moved = readWordSheet(
    [
      { number: 1, cells: ['dzongkha', 'ENGLISH', 'Word'] },
      { number: 2, cells: ['ཁྱིམ།', 'Home', 'home#title'] },
    ],
    known,
  );
  expect(moved.changes).toHaveLength(1);
});
