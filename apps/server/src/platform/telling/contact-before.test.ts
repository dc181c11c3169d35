import { expect, it } from 'vitest';
import { contactBefore } from './contact-before.ts';

const nothing = { isEmailChanged: false, emailBefore: null, isPhoneChanged: false, phoneBefore: null };
const present = { email: 'new@example.bt', phone: '+97517000002' };

it('goes back change by change, to the oldest', () => {
  const newest = { ...nothing, isEmailChanged: true, emailBefore: 'between@example.bt' };
  const oldest = { ...nothing, isEmailChanged: true, emailBefore: 'old@example.bt' };
  expect(contactBefore(present, [newest, oldest])).toEqual({ ...present, email: 'old@example.bt' });
  expect(contactBefore(present, [])).toEqual(present);
});

it('goes to the phone alone where there was no address before', () => {
  const added = { ...nothing, isEmailChanged: true };
  expect(contactBefore(present, [added])).toEqual({ email: null, phone: present.phone });
});

it('stays with the present one where there was none at all', () => {
  const both = { ...nothing, isEmailChanged: true, isPhoneChanged: true };
  expect(contactBefore(present, [both])).toEqual(present);
});
