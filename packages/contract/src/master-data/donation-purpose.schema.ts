import { z } from 'zod';
import { day } from '../values/days/days.ts';
import { line, paragraph, record, version } from '../values/fields.ts';
import { amount, amountText } from '../values/money/money.ts';
import { purposeAmountErrors } from '../values/money/purpose-amounts.ts';

export const donationPurpose = z.object({
  ...record,
  name: z.string(),
  /** The same for pages in Dzongkha, where it is given. */
  nameDzongkha: z.string().nullable(),
  description: z.string(),
  descriptionDzongkha: z.string().nullable(),
  isTaxDeductible: z.boolean(),
  targetAmount: amountText.nullable(),
  /** The smallest donation that the public can make. */
  minimumAmount: amountText,
  /** The price of one, where a donation is counted, and what one and several are called. */
  unitAmount: amountText.nullable(),
  unitName: z.string().nullable(),
  unitPlural: z.string().nullable(),
  unitDzongkha: z.string().nullable(),
  /** What the donation page offers at a press. Any other sum can be typed. */
  suggestedAmounts: z.array(amountText),
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

export const suggestedAmounts = z
  .array(amount)
  .max(8, 'must be at most 8')
  .refine((sums) => new Set(sums).size === sums.length, 'must differ from each other');
const defaults = { minimum: 1000, suggested: [10_000, 50_000, 100_000, 250_000, 500_000] };

export const createDonationPurposeBody = z
  .strictObject({
    name: line(80),
    nameDzongkha: line(80).nullable().default(null),
    description: paragraph(500).default(''),
    descriptionDzongkha: line(500).nullable().default(null),
    isTaxDeductible: z.boolean().default(true),
    targetAmount: amount.nullable().default(null),
    minimumAmount: amount.default(defaults.minimum),
    unitAmount: amount.nullable().default(null),
    unitName: line(40).nullable().default(null),
    unitPlural: line(40).nullable().default(null),
    unitDzongkha: line(40).nullable().default(null),
    suggestedAmounts: suggestedAmounts.default(defaults.suggested),
    startsOn: day.nullable().default(null),
    endsOn: day.nullable().default(null),
    isActive: z.boolean().default(true),
  })
  .refine(...spanInOrder)
  .superRefine((purpose, context) => {
    for (const { property, constraints } of purposeAmountErrors(purpose)) {
      const [[constraint, message] = ['isValid', '']] = Object.entries(constraints);
      const path = property.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
      context.addIssue({ code: 'custom', path, message, params: { constraint } });
    }
  });
export const updateDonationPurposeBody = z
  .strictObject({
    name: line(80),
    nameDzongkha: line(80).nullable(),
    description: paragraph(500),
    descriptionDzongkha: line(500).nullable(),
    isTaxDeductible: z.boolean(),
    targetAmount: amount.nullable(),
    minimumAmount: amount,
    unitAmount: amount.nullable(),
    unitName: line(40).nullable(),
    unitPlural: line(40).nullable(),
    unitDzongkha: line(40).nullable(),
    suggestedAmounts,
    startsOn: day.nullable(),
    endsOn: day.nullable(),
    isActive: z.boolean(),
    version,
  })
  .partial()
  .refine(...spanInOrder);
