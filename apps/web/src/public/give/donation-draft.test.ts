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
