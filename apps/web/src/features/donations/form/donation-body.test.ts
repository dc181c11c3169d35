import { expect, test } from 'vitest';
import { changedBody, donationBody } from './donation-body.ts';
import { donationSchema, newDonation } from './donation-values.ts';

const typed = { ...newDonation('2026-11-15'), amount: '1,500', purposeId: 'lamps' };
const member = donationSchema.parse({
  ...typed,
  donorType: 'member',
  member: { id: 'karma', name: 'Karma Choden' },
});
const stranger = donationSchema.parse({
  ...typed,
  donorType: 'non_member',
  donorName: 'John Smith',
  identityNumber: '108 0400 0123',
  phone: '17 61 42 08',
});

test('a member is named by id alone', () => {
  expect(donationBody(member)).toEqual({
    donorType: 'member',
    memberId: 'karma',
    amount: '1500',
    currency: 'BTN',
    purposeId: 'lamps',
    donatedOn: '2026-11-15',
    message: null,
    isAnonymous: false,
    dedication: null,
  });
});

test('somebody else is told with what they said of themselves', () => {
  expect(donationBody(stranger)).toMatchObject({
    donorType: 'non_member',
    donorName: 'John Smith',
    identityType: 'cid',
    identityNumber: '10804000123',
    phone: '+97517614208',
    email: null,
  });
  expect(donationBody(stranger)).not.toHaveProperty('memberId');
});

test('of an anonymous donation nothing is told of the donor, whatever was typed before', () => {
  const body = donationBody({ ...stranger, donorType: 'anonymous' });
  expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['donorName']));
  expect(body).not.toHaveProperty('phone');
});

test('a change tells the whole donor or nothing of them', () => {
  expect(changedBody(stranger, ['amount'])).toEqual({ amount: '1500' });
  expect(changedBody(stranger, ['phone', 'message'])).toMatchObject({
    donorName: 'John Smith',
    identityType: 'cid',
    phone: '+97517614208',
  });
});

test.each([
  [{ donorType: undefined }, 'donorType'],
  [{ donorType: 'non_member', donorName: '' }, 'donorName'],
  [{ donorType: 'non_member', donorName: 'John', identityNumber: '1234' }, 'identityNumber'],
  [{ donorType: 'anonymous', amount: '0' }, 'amount'],
  [{ donorType: 'anonymous', purposeId: '' }, 'purposeId'],
])('%o is sent back at %s', (change, field) => {
  const { error } = donationSchema.safeParse({ ...typed, ...change });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
