import { expect, test } from 'vitest';
import { confirmedBy, isClaimedIn, isWholeContact } from './claimed-contact.ts';

const both = { phone: '+97517000001', email: 'p@example.bt' };

test('staff confirm what they write, and nothing that stays as it was', () => {
  expect(confirmedBy({ ...both }, both)).toEqual({ isContactClaimed: false });
  expect(confirmedBy({ phone: '+97517000002' }, both)).toEqual({});
  expect(confirmedBy({ phone: '+97517000002' }, { ...both, email: null })).toEqual({
    isContactClaimed: false,
  });
  expect(confirmedBy({ email: null }, { phone: null, email: 'p@example.bt' })).toEqual({
    isContactClaimed: false,
  });
  expect(confirmedBy({ village: 'Ura' }, both)).toEqual({});
});

test('a contact is whole when both are told, also as none', () => {
  expect(isWholeContact({ phone: '+97517000001', email: null })).toBe(true);
  expect(isWholeContact({ phone: '+97517000001' })).toBe(false);
  expect(isWholeContact({ phone: '+97517000001', email: undefined })).toBe(false);
});

test('of two records, the contact is claimed as far as it comes from one whose contact is', () => {
  const claimed = { ...both, isContactClaimed: true };
  const known = { ...both, isContactClaimed: false };
  expect(isClaimedIn({ phone: known, email: known })).toBe(false);
  expect(isClaimedIn({ phone: known, email: claimed })).toBe(true);
  expect(isClaimedIn({ phone: known, email: { ...claimed, email: null } })).toBe(false);
});
