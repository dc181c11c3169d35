import { expect, test } from 'vitest';
import { amountInWords } from './amount-words.ts';

test.each([
  [1, 'Zero Ngultrum and One Chhertum Only'],
  [10_000, 'One Hundred Ngultrum Only'],
  [
    123_456_750,
    'One Million Two Hundred Thirty Four Thousand Five Hundred Sixty Seven Ngultrum and Fifty Chhertum Only',
  ],
  [7_000_000_000, 'Seventy Million Ngultrum Only'],
  [2_100, 'Twenty One Ngultrum Only'],
  [1_900, 'Nineteen Ngultrum Only'],
  [
    99_999_999_999,
    'Nine Hundred Ninety Nine Million Nine Hundred Ninety Nine Thousand Nine Hundred Ninety Nine Ngultrum and Ninety Nine Chhertum Only',
  ],
])('%i chhertum', (minor, words) => {
  expect(amountInWords(minor, 'BTN')).toBe(words);
});

test('in lakh and crore, where the centre counts so', () => {
  expect(amountInWords(1_234_567_800, 'BTN', 'lakh')).toBe(
    'One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight Ngultrum Only',
  );
});

test('in the words of other currencies', () => {
  expect(amountInWords(1_050, 'USD')).toBe('Ten Dollars and Fifty Cents Only');
  expect(amountInWords(1_050, 'NPR')).toBe('Ten NPR and Fifty Cents Only');
});
