import { z } from 'zod';
import { day } from './days.ts';
import { line, paragraph, record, version } from './fields.ts';
import { masterData } from './master-data.ts';
import { amount, amountText } from './money.ts';

export const donationPurpose = z.object({
  ...record,
  name: z.string(),
  description: z.string(),
  isTaxDeductible: z.boolean(),
  targetAmount: amountText.nullable(),
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  isActive: z.boolean(),
});
export type DonationPurpose = z.output<typeof donationPurpose>;

type Span = { startsOn?: string | null | undefined; endsOn?: string | null | undefined };
const spanInOrder: [(body: Span) => boolean, { path: string[]; error: string }] = [
  ({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn,
  { path: ['endsOn'], error: 'must not lie before the first day' },
];

export const createDonationPurposeBody = z
  .strictObject({
    name: line(80),
    description: paragraph(500).default(''),
    isTaxDeductible: z.boolean().default(true),
    targetAmount: amount.nullable().default(null),
    startsOn: day.nullable().default(null),
    endsOn: day.nullable().default(null),
    isActive: z.boolean().default(true),
  })
  .refine(...spanInOrder);
export const updateDonationPurposeBody = z
  .strictObject({
    name: line(80),
    description: paragraph(500),
    isTaxDeductible: z.boolean(),
    targetAmount: amount.nullable(),
    startsOn: day.nullable(),
    endsOn: day.nullable(),
    isActive: z.boolean(),
    version,
  })
  .partial()
  .refine(...spanInOrder);

export const donationPurposes = masterData({
  path: '/donation-purposes',
  noun: 'donation purpose',
  plural: 'donation purposes',
  item: donationPurpose,
  option: donationPurpose.pick({ id: true, name: true, description: true, targetAmount: true, endsOn: true }),
  sortKeys: ['name', 'startsOn', 'endsOn', 'createdAt'],
  createBody: createDonationPurposeBody,
  updateBody: updateDonationPurposeBody,
});
