import { masterData } from './master-data.endpoints.ts';
import {
  donationPurpose,
  createDonationPurposeBody,
  updateDonationPurposeBody,
} from './donation-purpose.schema.ts';

export const donationPurposes = masterData({
  path: '/donation-purposes',
  recordKind: 'DonationPurpose',
  noun: 'donation purpose',
  plural: 'donation purposes',
  item: donationPurpose,
  option: donationPurpose.pick({
    id: true,
    name: true,
    nameDzongkha: true,
    description: true,
    descriptionDzongkha: true,
    targetAmount: true,
    minimumAmount: true,
    unitAmount: true,
    unitName: true,
    unitPlural: true,
    unitDzongkha: true,
    suggestedAmounts: true,
    endsOn: true,
  }),
  sortKeys: ['name', 'startsOn', 'endsOn', 'createdAt'],
  createBody: createDonationPurposeBody,
  updateBody: updateDonationPurposeBody,
});
