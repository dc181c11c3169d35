import { expect, test } from 'vitest';
import { groupCode, initialsOf, readVerificationCode } from './verification-code.ts';

test('a code is read as it is printed, and however it is typed', () => {
  const code = '8H4QTT2W62KM9RXA';
  expect(groupCode(code)).toBe('8H4Q-TT2W-62KM-9RXA');
  expect(readVerificationCode(' 8h4q tt2w–62km-9rxa ')).toBe(code);
});

test('the code of an older receipt stays as it is', () => {
  const old = 'aB3-_kQ9xYz0123456789A';
  expect(groupCode(old)).toBe(old);
  expect(readVerificationCode(old)).toBe(old);
});

test.each([
  ['Kinley Wangchuk', 'K. W.'],
  ['tashi', 'T.'],
  ['  Ap   Dorji  Wangdi ', 'A. D. W.'],
  ['སྒྲོལ་མ', 'སྒྲོ.'],
])('the initials of %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
