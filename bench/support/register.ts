import { headings, memberCells, registerFile } from '../../apps/server/src/testing/member-sheet.ts';

const moreHeadings = [
  'E-mail',
  'Dzongkhag',
  'Gewog',
  'Village',
  'House number',
  'Thram number',
  'Address',
  'Occupation',
  'Name in Dzongkha',
  'Remarks',
];

const cells = (i: number) => [
  ...memberCells(i),
  `member${i}@example.bt`,
  'Thimphu',
  'Kawang',
  `Village ${i % 700}`,
  `H${i}`,
  `T${i}`,
  `House ${i} beside the long prayer wall`,
  'Farmer',
  'བཀྲིས་རྡོ་རྗེ་',
  `Line ${i} of the old book`,
];

/** A register with nineteen columns, as a well-kept one has them. */
export function register(count: number, first: number): File {
  return registerFile(
    [...headings, ...moreHeadings],
    Array.from({ length: count }, (_, i) => cells(first + i)),
  );
}
