import { expect, test } from 'vitest';
import { acceptedValues, claimedDetails } from './claimed-details.ts';

const onFile = { name: 'Ugyen Lhaden', phone: '+97517555555', email: null, identityNumber: null };

test('what differs from what is on file is a claim, and so is what is not on file at all', () => {
  const said = { name: 'Ugyen Lhaden', phone: '+97517000001', email: 'new@example.bt', address: null };
  expect(claimedDetails(onFile, said)).toEqual({ phone: '+97517000001', email: 'new@example.bt' });
  expect(claimedDetails(onFile, { name: 'Ugyen Lhaden' })).toEqual({});
});

test('only what staff accept is written; a number brings its kind along', () => {
  const details = { phone: '+97517000001', identityNumber: '11410000001', identityType: 'cid' };
  expect(acceptedValues(details, ['phone'])).toEqual({ phone: '+97517000001' });
  expect(acceptedValues(details, ['identityNumber'])).toEqual({
    identityNumber: '11410000001',
    identityType: 'cid',
  });
  expect(acceptedValues(details, [])).toEqual({});
});

test('another kind of the same number is no claim; another number brings its kind along', () => {
  const known = { ...onFile, identityType: 'cid', identityNumber: '11410000001' };
  expect(claimedDetails(known, { identityType: 'passport', identityNumber: '11410000001' })).toEqual({});
  const other = { identityType: 'passport', identityNumber: 'P1234567' };
  expect(claimedDetails(known, other)).toEqual(other);
});
