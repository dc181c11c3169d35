import { expect, test } from 'vitest';
import { readSearch } from './search-terms.ts';

test.each([
  ['KM-0000018', { kind: 'code', code: 'KM-0000018', identity: 'KM0000018' }],
  ['km 00000 18', { kind: 'code', code: 'KM-0000018', identity: 'KM0000018' }],
  ['G123456', { kind: 'code', code: 'G-123456', identity: 'G123456' }],
  [
    '17 12 34 56',
    {
      kind: 'digits',
      digits: '17123456',
      codeDigits: '17123456',
      phones: ['+17123456', '+97517123456'],
      hasPlus: false,
    },
  ],
  [
    '+975 17-12',
    {
      kind: 'digits',
      digits: '9751712',
      codeDigits: '9751712',
      phones: ['+9751712', '+9759751712'],
      hasPlus: true,
    },
  ],
  [
    '1141 000 1234',
    {
      kind: 'digits',
      digits: '11410001234',
      codeDigits: '11410001234',
      phones: ['+11410001234', '+97511410001234'],
      hasPlus: false,
    },
  ],
  ['18', { kind: 'digits', digits: '18', codeDigits: '0000018', phones: ['+18', '+97518'], hasPlus: false }],
  ['Dorji@Example.bt', { kind: 'email', email: 'dorji@example.bt' }],
  ['  Tshering   DORJI ', { kind: 'name', folded: 'tshering dorji', words: ['tshering', 'dorji'] }],
  ['Élise', { kind: 'name', folded: 'elise', words: ['elise'] }],
  ['7', { kind: 'name', folded: '7', words: ['7'] }],
  ['བཀྲ་ཤིས', { kind: 'dzongkha', text: 'བཀྲ་ཤིས' }],
])('%s is understood', (typed, terms) => {
  expect(readSearch(typed)).toEqual(terms);
});

test('nothing typed is nothing searched', () => {
  expect(readSearch('   ')).toBeNull();
});
