import { expect, test } from 'vitest';
import { payerKey, pledgeNumbersIn } from './payer-key.ts';

test.each([
  ['SI KARMA CHODEN P000018', ['P-000018']],
  ['P-000018 MONTHLY', ['P-000018']],
  ['trf p 000018', ['P-000018']],
  ['P–༠༠༠༠༡༨', ['P-000018']],
  ['P000018 AND P-000026', ['P-000018', 'P-000026']],
  ['P000019', []],
  ['XP000018', []],
  ['MP 000018', []],
  ['P0000181234567890', []],
  ['48291175', []],
])('of %j the numbers are %j', (text, numbers) => {
  expect(pledgeNumbersIn(text)).toEqual(numbers);
});

test('a payer is named the same each month, whatever the day and the number of the journal', () => {
  const april = payerKey('TRF FR 1002··4471 K CHODEN 07/04/2026 JRNL 48291175');
  expect(april).toBe('TRF FR 1002 4471 K CHODEN JRNL');
  expect(payerKey('TRF FR 1002··4471 K CHODEN 05 MAY 2026 JRNL 59112233')).toBe(april);
  expect(payerKey('TRF FR 1002··9999 K CHODEN 05 MAY 2026 JRNL 59112233')).not.toBe(april);
});

test.each(['CASH DEPOSIT', 'TRF FR 1002 4471', 'MBOB TRANSFER 48291175', '', '12/05/2026', 'K C'])(
  'nobody is learnt from %j',
  (text) => {
    expect(payerKey(text)).toBeNull();
  },
);
