import { expect, test } from 'vitest';
import { amountInWords } from './amount-words.ts';

test.each([
  [1, 'Zero Ngultrum and One Chhertum Only'],
  [99, 'Zero Ngultrum and Ninety Nine Chhertum Only'],
  [100, 'One Ngultrum Only'],
  [1_000, 'Ten Ngultrum Only'],
  [1_100, 'Eleven Ngultrum Only'],
  [2_000, 'Twenty Ngultrum Only'],
  [10_000, 'One Hundred Ngultrum Only'],
  [10_100, 'One Hundred One Ngultrum Only'],
  [150_000, 'One Thousand Five Hundred Ngultrum Only'],
  [150_050, 'One Thousand Five Hundred Ngultrum and Fifty Chhertum Only'],
  [1_001_000, 'Ten Thousand Ten Ngultrum Only'],
  [10_000_000, 'One Hundred Thousand Ngultrum Only'],
  [100_000_000, 'One Million Ngultrum Only'],
  [100_000_100, 'One Million One Ngultrum Only'],
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

test.each([
  [1, 'Zero Ngultrum and One Chhertum Only'],
  [100, 'One Ngultrum Only'],
  [150_000, 'One Thousand Five Hundred Ngultrum Only'],
  [9_999_999, 'Ninety Nine Thousand Nine Hundred Ninety Nine Ngultrum and Ninety Nine Chhertum Only'],
  [10_000_000, 'One Lakh Ngultrum Only'],
  [10_000_001, 'One Lakh Ngultrum and One Chhertum Only'],
  [12_345_600, 'One Lakh Twenty Three Thousand Four Hundred Fifty Six Ngultrum Only'],
  [1_000_000_000, 'One Crore Ngultrum Only'],
  [1_234_567_800, 'One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight Ngultrum Only'],
  [
    99_999_999_999,
    'Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine Ngultrum and Ninety Nine Chhertum Only',
  ],
])('%i chhertum in lakh and crore, where the centre counts so', (minor, words) => {
  expect(amountInWords(minor, 'BTN', 'lakh')).toBe(words);
});

test('in the words of other currencies', () => {
  expect(amountInWords(1_050, 'USD')).toBe('Ten Dollars and Fifty Cents Only');
  expect(amountInWords(1_050, 'NPR')).toBe('Ten NPR and Fifty Cents Only');
});

const numbers = new Map(
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
);
'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'
  .split(' ')
  .forEach((word, at) => numbers.set(word, (at + 2) * 10));
const scales = new Map([
  ['Thousand', 1000],
  ['Lakh', 100_000],
  ['Million', 1_000_000],
  ['Crore', 10_000_000],
]);

/** Reads the words back, as a person would add them up. */
function readWords(text: string): number {
  let sum = 0;
  let part = 0;
  for (const word of text.split(' ')) {
    const scale = scales.get(word);
    if (word === 'Hundred') part *= 100;
    else if (scale) {
      sum += part * scale;
      part = 0;
    } else part += numbers.get(word) ?? Number.NaN;
  }
  return sum + part;
}

test.each(['thousands', 'lakh'] as const)(
  'words of %s read back as the sum they were made of',
  (grouping) => {
    for (let step = 0; step < 5000; step += 1) {
      const minor = (step * 7_919_317_121) % 100_000_000_000;
      const [, whole = '', fraction = 'Zero'] =
        /^(.+) Ngultrum(?: and (.+) Chhertum)? Only$/.exec(amountInWords(minor, 'BTN', grouping)) ?? [];
      expect(readWords(whole) * 100 + readWords(fraction)).toBe(minor);
    }
  },
);
