import { expect, test } from 'vitest';
import { journalKey } from './journal-key.ts';

test('spaces, dashes, capitals and leading zeros make no other slip', () => {
  const key = journalKey('Bank of Bhutan', '00 123-456a');
  expect(key).toBe('BANKOFBHUTAN:123456A');
  expect(journalKey('bank of bhutan', '123456A')).toBe(key);
  expect(journalKey('BoB', '123456A')).not.toBe(key);
});

test.each(['༡༢༣༤༥༦', '१२३४५६', '１２３４５６', '𝟏𝟐𝟑𝟒𝟓𝟔'])('the digits %s make no other slip', (number) => {
  expect(journalKey('BoB', number)).toBe(journalKey('BoB', '123456'));
  expect(journalKey('BoB', `༠༠${number}`)).toBe('BOB:123456');
});

test('letters that are taken for digits stay letters', () => {
  expect(journalKey('BoB', '1O0I')).toBe('BOB:1O0I');
});

test('without a number there is nothing to compare', () => {
  expect([journalKey('BoB', ''), journalKey('BoB', null), journalKey(null, ' - ')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(journalKey('BoB', '000')).toBe('BOB:0');
});
