import { expect, test } from 'vitest';
import { day } from './days.ts';
import { identityNumber } from './identity.schema.ts';

test.each([
  ['a day', day, '31.2.2026', 'must be a day that exists, such as 15 March 2026 (2026-03-15)'],
  ['an identity number', identityNumber, '12', 'must have 4 to 20 letters and digits'],
])('%s that is empty is called empty, a wrong one wrong', (_, rule, wrong, says) => {
  const messages = (text: string) => rule.safeParse(text).error?.issues.map(({ message }) => message);
  expect(messages('')).toEqual(['must not be empty']);
  expect(messages(wrong)).toEqual([says]);
});
