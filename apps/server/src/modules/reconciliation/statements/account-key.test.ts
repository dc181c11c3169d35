import { expect, test } from 'vitest';
import { accountKeyOf } from './account-key.ts';

const known = [
  { account: 'Bank of Bhutan 200 014 385', accountKey: 'BANKOFBHUTAN200014385' },
  { account: 'Petty cash', accountKey: 'PETTYCASH' },
];

test('an account is known again by its number, however its bank is called', () => {
  for (const name of ['BoB 200014385', '200-014-385', 'bank of bhutan 200014385'])
    expect(accountKeyOf(name, known)).toBe('BANKOFBHUTAN200014385');
});

test('another number is another account, and so is a name without a number', () => {
  expect(accountKeyOf('BoB 200014386', known)).toBe('BOB200014386');
  expect(accountKeyOf('Bank of Bhutan', known)).toBe('BANKOFBHUTAN');
  expect(accountKeyOf('Savings 2026', known)).toBe('SAVINGS2026');
});

test('a name that is known stays what it was', () => {
  const twice = [...known, { account: 'BoB 200014385', accountKey: 'BOB200014385' }];
  expect(accountKeyOf('BOB 200 014 385', twice)).toBe('BOB200014385');
});
