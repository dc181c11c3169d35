import { noDonorDetails } from '@kathok/contract';
import { expect, test } from 'vitest';
import type { DonationRecord } from '../donation.repository.ts';
import { changedDonor } from './changed-donor.ts';
import { donorErrors, type WrittenDonor } from './donor.ts';

const written = {
  donorName: 'Pema',
  identityType: 'cid',
  identityNumber: '11410000001',
  phone: '+97517000001',
  email: 'pema@example.bt',
  countryId: 'bt',
  address: 'Paro',
} as const;
const wrong = (donor: WrittenDonor) => donorErrors(donor).map(({ property }) => property);

test('a member’s donation says nothing that the register knows, an anonymous one nothing that tells who', () => {
  expect(wrong({ donorType: 'non_member', ...written })).toEqual([]);
  expect(wrong({ donorType: 'member', memberId: 'm', phone: null })).toEqual([]);
  expect(wrong({ donorType: 'member', memberId: 'm', ...written })).toEqual([
    'donorName',
    'identityNumber',
    'phone',
    'email',
    'countryId',
    'address',
  ]);
  expect(wrong({ donorType: 'anonymous', ...written })).toEqual([
    'donorName',
    'identityNumber',
    'countryId',
    'address',
  ]);
});

const donation = (donorType: DonationRecord['donorType']) =>
  ({ ...written, donorType, memberId: donorType === 'member' ? 'm' : null }) as DonationRecord;

test('a change keeps the rest of a donor, unless it is another one', () => {
  expect(changedDonor(donation('non_member'), {})).toBeNull();
  const renamed = { ...noDonorDetails, donorType: 'non_member', ...written, donorName: 'Pema L.' };
  expect(changedDonor(donation('non_member'), { donorName: 'Pema L.' })).toEqual(renamed);
  expect(changedDonor(donation('non_member'), { donorType: 'anonymous' })).toEqual({
    donorType: 'anonymous',
  });
  const other = { donorType: 'member', memberId: 'n' };
  expect(changedDonor(donation('member'), { memberId: 'n' })).toEqual(other);
  expect(changedDonor(donation('member'), { donorType: 'non_member', donorName: 'Dema' })).toEqual({
    donorType: 'non_member',
    donorName: 'Dema',
  });
});
