import { expect, test } from 'vitest';
import { byOffering, type DedicatedDonation } from './by-offering.ts';

const donation = (
  offering: string,
  donorName: string,
  living: string[],
  deceased: string[],
): DedicatedDonation => ({
  offering,
  names: [
    ...living.map((name) => ({ name, living: true })),
    ...deceased.map((name) => ({ name, living: false })),
  ],
  readOn: '2026-11-16',
  donationId: donorName,
  donationNumber: 'D-1',
  donorName,
  isAnonymous: donorName === 'Anonymous',
  purpose: 'Butter lamps',
  paymentStatus: 'paid',
  isSimulated: false,
});

test('an offering is read out once, with all its names in order and each of them once', () => {
  const groups = byOffering([
    donation('Tshok', 'Tashi', [], ['Ap Dorji']),
    donation('Butter lamps', 'Karma', ['Zam', 'Dawa'], ['Kinley']),
    donation('butter lamps ', 'Anonymous', ['Dawa', 'Choden'], []),
  ]);
  expect(groups.map(({ donations }) => donations.length)).toEqual([2, 1]);
  expect(groups).toMatchObject([
    {
      offering: 'Butter lamps',
      living: ['Choden', 'Dawa', 'Zam'],
      deceased: ['Kinley'],
      donors: ['Karma'],
    },
    { offering: 'Tshok', living: [], deceased: ['Ap Dorji'], donors: ['Tashi'] },
  ]);
  expect(byOffering([])).toEqual([]);
});
