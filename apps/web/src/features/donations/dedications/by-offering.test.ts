import { expect, test } from 'vitest';
import { byOffering, type DedicatedGift } from './by-offering.ts';

const gift = (offering: string, donorName: string, living: string[], deceased: string[]): DedicatedGift => ({
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
    gift('Tshok', 'Tashi', [], ['Ap Dorji']),
    gift('Butter lamps', 'Karma', ['Zam', 'Dawa'], ['Kinley']),
    gift('butter lamps ', 'Anonymous', ['Dawa', 'Choden'], []),
  ]);
  expect(groups.map(({ gifts }) => gifts.length)).toEqual([2, 1]);
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
