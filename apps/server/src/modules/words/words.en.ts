/** The sheet that a reader fills in, and what is said about its rows. */
export const words = {
  fileName: (language: string) => `words-${language}`,
  headings: {
    word: 'Word',
    place: 'Where it is seen',
    english: 'English',
    text: 'Dzongkha',
    approvedBy: 'Approved by',
  },
  noHeadings: (headings: string) =>
    `The first row must name the columns ${headings}, as the exported sheet does.`,
  noWord: 'The word has no name.',
  unknown: 'There is no such word any more.',
  otherEnglish: 'The English is another one by now. Export the sheet again.',
  twice: (row: number) => `The word stands in row ${row} already.`,
  noText: 'It is approved, but there is no text.',
  tooLong: 'The text is longer than 2000 characters.',
  nameTooLong: 'The name of who approved it is longer than 120 characters.',
  placeholders: (fault: string) => `The text ${fault}.`,
};
