import { email, phone } from '@kathok/contract';
import { expect, test } from 'vitest';
import { orNone } from './or-none.ts';

test('an empty field is none, a filled one is read', () => {
  expect(orNone(email).parse('')).toBeNull();
  expect(orNone(email).parse('pema@example.bt')).toBe('pema@example.bt');
});

test.each([
  [orNone(email), 'a@b', /e-mail/],
  [orNone(phone), '12', /phone|digits/],
])('a wrong one is told what its rule says', (rule, typed, says) => {
  const { error } = rule.safeParse(typed);
  expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(says)]);
});
