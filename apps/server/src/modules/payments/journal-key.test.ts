import { expect, test } from 'vitest';
import { journalKey } from './payment-rules.ts';

test('spaces, dashes, capitals and leading zeros make no other slip', () => {
  const key = journalKey('Bank of Bhutan', '00 123-456a');
  expect(key).toBe('BANKOFBHUTAN:123456A');
  expect(journalKey('bank of bhutan', '123456A')).toBe(key);
  expect(journalKey('BoB', '123456A')).not.toBe(key);
});

test('without a number there is nothing to compare', () => {
  expect([journalKey('BoB', ''), journalKey('BoB', null), journalKey(null, ' - ')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(journalKey('BoB', '000')).toBe('BOB:0');
});
