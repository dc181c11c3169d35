import { expect, test } from 'vitest';
import { rejectionMessage } from './rejection-message.ts';

const email = 'dawa@example.bt';
const phone = '+97517614208';

test('a payer is told by e-mail only where it is sent, and otherwise called', () => {
  expect(rejectionMessage({ email, phone, isMailed: true, isSwitchedOff: false })).toContain(
    'e-mailed to dawa@example.bt',
  );
  expect(rejectionMessage({ email: null, phone, isMailed: false, isSwitchedOff: false })).toContain(
    'call 17 61 42 08',
  );
  expect(rejectionMessage({ email, phone, isMailed: false, isSwitchedOff: false })).toContain(
    'E-mail is not set up',
  );
  expect(rejectionMessage({ email, phone: null, isMailed: false, isSwitchedOff: false })).toContain(
    'no way to reach',
  );
});

test('while the message about rejections is switched off, nobody is promised one', () => {
  const off = { email, isMailed: false, isSwitchedOff: true };
  expect(rejectionMessage({ ...off, phone })).toBe(
    'The message about rejections is switched off. Please call 17 61 42 08.',
  );
  expect(rejectionMessage({ ...off, phone: null })).toContain(
    'They see the reason on the page of their payment',
  );
});
