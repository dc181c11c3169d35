import { createDonationPurposeBody, day, donationPurposes, type DonationPurpose } from '@kathok/contract';
import { z } from 'zod';
import { orNone } from '../../../ui/forms/kit/or-none.ts';
import type { Kind } from '../kind.ts';
import { typedAmount } from '../typed-amount.ts';
import { words } from '../words.en.ts';

const { name, nameDzongkha, description, descriptionDzongkha, unitName, unitPlural, unitDzongkha } =
  createDonationPurposeBody.shape;

const withoutZeros = (sum: string) => sum.replace(/\.00$/, '');

const schema = z
  .object({
    name,
    nameDzongkha: orNone(nameDzongkha.unwrap().unwrap()),
    description: description.unwrap(),
    descriptionDzongkha: orNone(descriptionDzongkha.unwrap().unwrap()),
    targetAmount: orNone(typedAmount()),
    minimumAmount: typedAmount(),
    unitAmount: orNone(typedAmount()),
    unitName: orNone(unitName.unwrap().unwrap()),
    unitPlural: orNone(unitPlural.unwrap().unwrap()),
    unitDzongkha: orNone(unitDzongkha.unwrap().unwrap()),
    suggestedAmounts: z
      .string()
      .transform((text) => text.split(';').flatMap((part) => part.trim() || []))
      .pipe(z.array(typedAmount()).max(8, words.suggestedRule)),
    startsOn: orNone(day),
    endsOn: orNone(day),
    isTaxDeductible: z.boolean(),
    isActive: z.boolean(),
  })
  .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, {
    path: ['endsOn'],
    error: words.daysRule,
  });

export type PurposeValues = z.input<typeof schema>;
export type PurposeBody = z.output<typeof schema>;

export const purposeKind: Kind<DonationPurpose, PurposeValues, PurposeBody> = {
  base: '/donation-purpose',
  motif: 'lamp',
  words: words.donationPurposes,
  endpoints: donationPurposes,
  schema,
  empty: {
    name: '',
    nameDzongkha: '',
    description: '',
    descriptionDzongkha: '',
    targetAmount: '',
    minimumAmount: '10',
    unitAmount: '',
    unitName: '',
    unitPlural: '',
    unitDzongkha: '',
    suggestedAmounts: '100; 500; 1,000; 2,500; 5,000',
    startsOn: '',
    endsOn: '',
    isTaxDeductible: true,
    isActive: true,
  },
  valuesOf: (purpose) => ({
    name: purpose.name,
    nameDzongkha: purpose.nameDzongkha ?? '',
    description: purpose.description,
    descriptionDzongkha: purpose.descriptionDzongkha ?? '',
    targetAmount: purpose.targetAmount ?? '',
    minimumAmount: withoutZeros(purpose.minimumAmount),
    unitAmount: withoutZeros(purpose.unitAmount ?? ''),
    unitName: purpose.unitName ?? '',
    unitPlural: purpose.unitPlural ?? '',
    unitDzongkha: purpose.unitDzongkha ?? '',
    suggestedAmounts: purpose.suggestedAmounts.map(withoutZeros).join('; '),
    startsOn: purpose.startsOn ?? '',
    endsOn: purpose.endsOn ?? '',
    isTaxDeductible: purpose.isTaxDeductible,
    isActive: purpose.isActive,
  }),
};
