import { expect, it } from 'vitest';
import { howPayerIsTold } from './payer.ts';
import { words } from './words.en.ts';

const { byMail } = words.told;
const phone = '+97517614208';
const email = 'pema@example.bt';

it('says that a message leaves only where there is an address and mail can leave', () => {
  expect(howPayerIsTold({ email, phone }, true, byMail)).toBe('The reason is e-mailed to pema@example.bt.');
  expect(howPayerIsTold({ email, phone }, false, byMail)).toContain('E-mail is not set up');
  expect(howPayerIsTold({ email: null, phone }, true, byMail)).toBe(
    'No e-mail address is known. Please call 17 61 42 08.',
  );
  expect(howPayerIsTold({ email: null, phone: null }, true, byMail)).toContain('no message is sent');
});
