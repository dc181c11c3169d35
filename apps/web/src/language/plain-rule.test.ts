import { expect, test } from 'vitest';
import { z } from 'zod';
import { plainRule } from './plain-rule.ts';

const said = (rule: z.ZodType, value: unknown) =>
  rule.safeParse(value, { error: plainRule }).error?.issues[0]?.message;

test.each([
  [z.enum(['male', 'female']), undefined, 'please choose one'],
  [z.string(), undefined, 'must be filled in'],
  [z.string().min(3), 'a', 'must have at least 3 characters'],
  [z.string().max(3), 'abcd', 'must have at most 3 characters'],
  [z.number().max(10), 11, 'must be at most 10'],
  [z.url(), 'x', 'is not valid'],
  [z.enum(['a'], 'has its own words'), 'b', 'has its own words'],
])('rule %# is said in plain words', (rule, value, words) => {
  expect(said(rule, value)).toBe(words);
});
