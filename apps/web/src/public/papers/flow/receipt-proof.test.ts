import { expect, test } from 'vitest';
import { words } from '../words.en.ts';
import { notAnIdentifier, receiptProof } from './receipt-proof.ts';

const number = 'KM/R/2026/001904';

test('number and check code open, in whichever field each was typed', () => {
  const proof = { receiptNumber: number, checkCode: 'VFQZ9BYW' };
  expect(receiptProof(number, 'vfqz 9byw')).toEqual(proof);
  expect(receiptProof('VFQZ-9BYW', number)).toEqual(proof);
});

test.each([
  [number, '8H4Q-TT2W-62KM-9RXA', 'checkCode', words.onlyChecks],
  ['', 'https://x.bt/verify/8H4Q-TT2W-62KM-9RXA', 'checkCode', words.onlyChecks],
  [number, 'KM-0000018', 'checkCode', words.noCheckCode],
  ['', 'VFQZ-9BYW', 'receiptNumber', words.needsNumber],
  ['VFQZ-9BYW', '', 'receiptNumber', words.needsNumber],
  [number, '', 'checkCode', words.needsCheckCode],
])('%s and %s: what is still needed is said', (numberField, codeField, field, message) => {
  expect(receiptProof(numberField, codeField)).toEqual([{ field, message }]);
});

test('the codes of a receipt are told from those of a person', () => {
  expect(notAnIdentifier(number)).toBe(words.isReceiptNumber);
  expect(notAnIdentifier('VFQZ-9BYW')).toBe(words.isPaperCode);
  expect(notAnIdentifier('8H4QTT2W62KM9RXA')).toBe(words.isPaperCode);
  for (const person of ['KM-0000018', '11410001234', '17 23 45 67', '7723-4567', 'G2345678', ''])
    expect(notAnIdentifier(person)).toBeNull();
});
