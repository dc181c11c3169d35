import { expect, test } from 'vitest';
import { howTold } from './how-told.ts';

const email = 'dawa@example.bt';
const phone = '+97517614208';

test('a payer is told by e-mail only where it is sent, and otherwise called', () => {
  expect(howTold({ email, phone, isMailed: true })).toContain('e-mailed to dawa@example.bt');
  expect(howTold({ email: null, phone, isMailed: false })).toContain('call +975 17 61 42 08');
  expect(howTold({ email, phone, isMailed: false })).toContain('E-mail is not set up');
  expect(howTold({ email, phone: null, isMailed: false })).toContain('no way to reach');
});
