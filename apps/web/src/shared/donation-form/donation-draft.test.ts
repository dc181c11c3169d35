import { expect, test } from 'vitest';
import { bodyOf, emptyDonation, missingIn } from './donation-draft.ts';

const donation = { ...emptyDonation, purposeId: 'p', chosen: '500' };
const guest = { ...donation, donorName: ' Karma Choden ', phone: '17 61 42 08' };

test('a guest who wants to be named says who it is; a member and the nameless need not', () => {
  expect(missingIn({ ...emptyDonation, chosen: '' }, undefined)).toEqual([
    'purposeId',
    'amount',
    'donorName',
    'phone',
  ]);
  expect(missingIn({ ...donation, nameless: true }, undefined)).toEqual([]);
  expect(missingIn(donation, 'm')).toEqual([]);
  expect(missingIn({ ...guest, chosen: 'other', other: 'five' }, undefined)).toEqual(['amount']);
});

test('only what was said is sent', () => {
  expect(bodyOf(guest, undefined, 'Butter lamps')).toEqual({
    donorType: 'non_member',
    donorName: 'Karma Choden',
    phone: '17 61 42 08',
    email: null,
    purposeId: 'p',
    amount: '500',
  });
  expect(bodyOf({ ...guest, nameless: true }, undefined, '')).toEqual({
    donorType: 'anonymous',
    purposeId: 'p',
    amount: '500',
  });
  expect(bodyOf(guest, 'm', '')).toEqual({
    donorType: 'member',
    memberId: 'm',
    purposeId: 'p',
    amount: '500',
  });
});

test('names to be read out go with the purpose and the day; empty lines do not', () => {
  const names = [
    { key: 0, name: 'Ap Dorji', living: false },
    { key: 1, name: ' ', living: true },
  ];
  expect(
    bodyOf({ ...donation, nameless: true, names, readOn: '2026-12-01' }, undefined, 'Lamps'),
  ).toMatchObject({
    dedication: { offering: 'Lamps', names: [{ name: 'Ap Dorji', living: false }], readOn: '2026-12-01' },
  });
});

test('another document than a CID is named, and keeps the spaces of its number; a message goes along', () => {
  const donation = {
    ...emptyDonation,
    purposeId: 'lamps',
    chosen: '100',
    donorName: 'Anna Weber',
    phone: '+49 170 1234567',
    identityType: 'passport',
    identityNumber: ' C01X  0006 ',
    message: ' For the roof. ',
  };
  expect(bodyOf(donation, undefined, 'Lamps')).toMatchObject({
    identityType: 'passport',
    identityNumber: 'C01X 0006',
    message: 'For the roof.',
  });
  const cid = { ...donation, identityType: 'cid', identityNumber: '114 1000 1234', message: ' ' };
  const body = bodyOf(cid, undefined, 'Lamps');
  expect(body).toMatchObject({ identityType: 'cid', identityNumber: '11410001234' });
  expect(body).not.toHaveProperty('message');
});
