import { expect, test } from 'vitest';
import { groupCode, initialsOf } from './verification-code.ts';

test('a code is grouped in fours, and that of an older receipt stays as it is', () => {
  expect(groupCode('8H4QTT2W62KM9RXA')).toBe('8H4Q-TT2W-62KM-9RXA');
  expect(groupCode('VFQZ9BYW')).toBe('VFQZ-9BYW');
  expect(groupCode('aB3-_kQ9xYz0123456789A')).toBe('aB3-_kQ9xYz0123456789A');
});

test.each([
  ['Kinley Wangchuk', 'K. W.'],
  ['tashi', 'T.'],
  ['  Ap   Dorji  Wangdi ', 'A. D. W.'],
  ['སྒྲོལ་མ', 'སྒྲོ.'],
])('the initials of %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
