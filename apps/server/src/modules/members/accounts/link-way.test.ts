import { expect, test } from 'vitest';
import { linkWaysTo } from './link-way.ts';

const all = { email: 'dawa@example.bt', phone: '+97517123456', isNew: true, hasMail: true, hasSms: true };

test.each([
  ['everything there is', {}, ['email', 'sms']],
  ['no e-mail address', { email: null }, ['sms']],
  ['no phone', { phone: null }, ['email']],
  ['a fixed line', { phone: '+9752323456' }, ['email']],
  ['no SMS provider', { hasSms: false }, ['email']],
  ['an SMS provider and no mail server', { hasMail: false }, ['sms', 'email']],
  ['neither an SMS provider nor a mail server', { hasMail: false, hasSms: false }, ['email', 'link']],
  ['no contact at all', { email: null, phone: null }, ['link']],
  ['an account that is used, without contact', { email: null, phone: null, isNew: false }, []],
])('with %s', (_, changed, ways) => {
  expect(linkWaysTo({ ...all, ...changed })).toEqual(ways);
});
