import { expect, test } from 'vitest';
import { registerBody } from '../members/member.schema.ts';
import { day } from './days/days.ts';
import { identityNumber } from './people/identity.schema.ts';

test.each([
  ['a day', day, '31.2.2026', 'must be a day that exists, such as 15 March 2026 (2026-03-15)'],
  ['an identity number', identityNumber, '12', 'must have 4 to 20 letters and digits'],
])('%s that is empty is called empty, a wrong one wrong', (_, rule, wrong, says) => {
  const messages = (text: string) => rule.safeParse(text).error?.issues.map(({ message }) => message);
  expect(messages('')).toEqual(['must not be empty']);
  expect(messages(wrong)).toEqual([says]);
});

test('a wrong day does not hide what is wrong with the rest of a form', () => {
  const body = registerBody.safeParse({
    identityType: 'cid',
    identityNumber: '1020300456',
    dateOfBirth: '',
  });
  const paths = body.error?.issues.map(({ path }) => path.join('.'));
  expect(paths).toEqual(expect.arrayContaining(['dateOfBirth', 'identityNumber']));
});
