import { expect, test } from 'vitest';
import { memberFields } from '../../members/member-fields.ts';
import { guessFields } from './guess-fields.ts';
import { columnNames, findHeading } from './heading.ts';

const guess = (...headings: string[]) => guessFields(headings, memberFields);

test('headings are recognised whatever their case, spaces and punctuation', () => {
  expect(guess('NAME', 'C.I.D. No.', 'date-of-birth', ' Mobile  Number ', 'e_mail')).toEqual([
    'name',
    'identityNumber',
    'dateOfBirth',
    'phone',
    'email',
  ]);
});

test('what stands in brackets, or after the word, is no hindrance', () => {
  expect(guess('Date of Birth (dd/mm/yyyy)', 'Contact number of member', 'Name*')).toEqual([
    'dateOfBirth',
    'phone',
    'name',
  ]);
});

test('headings in Dzongkha', () => {
  expect(guess('མིང་', 'ངོ་སྤྲོད་ལག་ཁྱེར་ཨང་', 'རྫོང་ཁག', 'རྒེད་འོག', 'གཡུས', 'གུང་ཨང་', 'ཁྲམ་ཨང་', 'བརྒྱུད་འཕྲིན་ཨང་')).toEqual([
    'name',
    'identityNumber',
    'dzongkhag',
    'gewog',
    'village',
    'houseNumber',
    'thramNumber',
    'phone',
  ]);
});

test('a field is given once, to the heading that fits best', () => {
  expect(guess('Phone number (home)', 'Phone', 'Phone')).toEqual([null, 'phone', null]);
});

test('headings that mean nothing, or something to the language only, are left out', () => {
  expect(guess('__proto__', 'constructor', 'Sl. No.', '', 'toString')).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('no two fields claim the same heading', () => {
  const headings = memberFields.flatMap(({ label, aliases }) => [label, ...aliases]);
  for (const { name, label, aliases } of memberFields) {
    for (const heading of [label, ...aliases]) expect([heading, ...guess(heading)]).toEqual([heading, name]);
  }
  expect(headings.length).toBeGreaterThan(100);
});

test('a title above the headings is passed over', () => {
  const rows = [
    { number: 1, cells: ['Register of members 2025'] },
    { number: 3, cells: ['Name', 'CID'] },
    { number: 4, cells: ['Tashi', '11410001234'] },
  ];
  expect(findHeading(rows, memberFields)?.number).toBe(3);
  expect(findHeading(rows.slice(0, 1), memberFields)?.number).toBe(1);
  expect(findHeading([], memberFields)).toBeUndefined();
});

test('every column has a name of its own', () => {
  expect(columnNames(['Phone', ' Phone ', '', 'Phone (2)', 'a\nb'], 6)).toEqual([
    'Phone',
    'Phone (2)',
    'Column C',
    'Phone (2) (2)',
    'a b',
    'Column F',
  ]);
  expect(columnNames([], 28).at(-1)).toBe('Column AB');
});
