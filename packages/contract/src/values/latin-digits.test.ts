import { expect, test } from 'vitest';
import { latinDigits } from './latin-digits.ts';

test.each([
  ['Dzongkha', '༠༡༢༣༤༥༦༧༨༩'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['wide', '０１２３４５６７８９'],
  ['bold mathematical', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['monospaced mathematical', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
  ['our own', '0123456789'],
])('%s digits are read as 0 to 9', (_, written) => {
  expect(latinDigits(`No. ${written}/ཀ`)).toBe('No. 0123456789/ཀ');
});

test('every digit that Unicode knows has a value', () => {
  // There are none further on.
  const all = Array.from({ length: 0x2_0000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /^\p{Nd}$/u.test(character));
  expect(all.length).toBeGreaterThan(600);
  expect(latinDigits(all.join(''))).toBe('0123456789'.repeat(all.length / 10));
});
