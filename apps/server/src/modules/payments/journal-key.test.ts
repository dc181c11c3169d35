import { expect, test } from 'vitest';
import { journalKey } from './payment-rules.ts';
import { isNear } from './waiting/doubts.ts';

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

test.each([
  ['BOB:123456', 'BOB:123457', true],
  ['BOB:123456', 'BOB:12346', true],
  ['BOB:123456', 'BOB:1234560', true],
  ['BOB:123456', 'BOB:123456', false],
  ['BOB:123456', 'BOB:654321', false],
  ['B:12', 'B:13', false],
])('%s and %s', (a, b, near) => {
  expect([isNear(a, b), isNear(b, a)]).toEqual([near, near]);
});
