import { z } from 'zod';
import { day } from '../values/days/days.ts';
import { id, line, name, paragraph, record, version } from '../values/fields.ts';
import { identityProblem, identityTypes } from '../values/people/identity.ts';
import { amount, currency } from '../values/money/money.ts';
import { correctionFields, dueOutput, payment, staffPayment } from '../payments/payment.schema.ts';
import { personOutput, personRules } from '../members/person.schema.ts';
import { dedicatedNameText, dedicationDays, dedicationDaysOutput } from '../rituals/ritual.schema.ts';
import { mostDedicatedNames } from '../rituals/ritual-values.ts';
import { type DonorDetail, donorDetails } from './donor-details.ts';
import { type DonorType, donorTypes } from './donor-types.ts';

const dedicatedName = z.strictObject({ name: dedicatedNameText, living: z.boolean().default(true) });
export const dedicationInput = z
  .strictObject({
    /** May be left out where a ritual or a series says what it is for. */
    offering: line(120).optional(),
    names: z.array(dedicatedName).max(mostDedicatedNames, `must have at most ${mostDedicatedNames} names`),
    readOn: day.nullable().optional(),
    ...dedicationDays,
  })
  .refine(
    ({ offering, ritualId, ritualDayId, series }) =>
      offering !== undefined || Boolean(ritualId || ritualDayId || series === 'seven_weeks'),
    { path: ['offering'], error: 'must say what it is offered for' },
  );
export const dedicationOutput = z.object({
  offering: z.string(),
  names: z.array(z.object({ name: z.string(), living: z.boolean() })),
  readOn: day.nullable(),
});
/** With the days on which its names are read. */
export const donationDedication = dedicationOutput.extend(dedicationDaysOutput);
export type Dedication = z.output<typeof dedicationOutput>;

export const donationRow = z.object({
  ...record,
  donationNumber: z.string(),
  donorType: z.enum(donorTypes),
  memberId: id.nullable(),
  membershipCode: z.string().nullable(),
  donorName: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  purposeId: id,
  purpose: z.string(),
  donatedOn: day,
  isAnonymous: z.boolean(),
  hasDedication: z.boolean(),
  channel: z.enum(['public', 'member', 'staff', 'import']),
  /** The pledge that it was given for. */
  pledgeId: id.nullable(),
  ...dueOutput,
});
export type DonationRow = z.output<typeof donationRow>;
const shownDetails = Object.fromEntries(donorDetails.map((field) => [field, personOutput[field]])) as Pick<
  typeof personOutput,
  DonorDetail
>;
export const donation = donationRow.extend({
  /** An identity number is whole on this page only; masked in lists. */
  ...shownDetails,
  message: z.string().nullable(),
  dedication: donationDedication.nullable(),
  payments: z.array(payment),
});
export type Donation = z.output<typeof donation>;

/** An identity is left out where there is none; other details may be emptied. */
type Identity = 'identityType' | 'identityNumber';
const neverNull = new Set<DonorDetail>(['identityType', 'identityNumber'] satisfies Identity[]);
const detailFields = Object.fromEntries(
  donorDetails.map((field) => {
    const rule: z.ZodType = personRules[field];
    return [field, neverNull.has(field) ? rule.optional() : rule.nullable().optional()];
  }),
) as {
  [Field in DonorDetail]: Field extends Identity
    ? z.ZodOptional<(typeof personRules)[Field]>
    : z.ZodOptional<z.ZodNullable<(typeof personRules)[Field]>>;
};
export const donorFields = { donorName: name.optional(), ...detailFields };
const donationFields = {
  purposeId: id,
  amount,
  currency: currency.default('BTN'),
  donatedOn: day.optional(),
  message: paragraph(1000).nullable().optional(),
  isAnonymous: z.boolean().optional(),
  dedication: dedicationInput.nullable().optional(),
} as const;

interface Donor {
  donorType?: DonorType | undefined;
  memberId?: string | undefined;
  donorName?: string | undefined;
  identityType?: (typeof identityTypes)[number] | undefined;
  identityNumber?: string | undefined;
}

/** A member's donation names the member, a stranger's donation a name, and an identity is whole or absent. */
export function checkDonor(donor: Donor, issues: z.RefinementCtx): void {
  const wrong = (path: string, constraint: string, message: string) =>
    issues.addIssue({ code: 'custom', path: [path], message, params: { constraint } });
  if (donor.donorType === 'member' && !donor.memberId)
    wrong('memberId', 'isGiven', 'must say which member gives');
  if (donor.donorType && donor.donorType !== 'member' && donor.memberId)
    wrong('memberId', 'isAbsent', 'goes with a member’s donation only');
  if (donor.donorType === 'non_member' && !donor.donorName)
    wrong('donorName', 'isGiven', 'must be given; an anonymous donation needs none');
  if (Boolean(donor.identityType) !== Boolean(donor.identityNumber))
    wrong(donor.identityType ? 'identityNumber' : 'identityType', 'isGiven', 'must be given with the other');
  else if (donor.identityType && donor.identityNumber) {
    const problem = identityProblem(donor.identityType, donor.identityNumber);
    if (problem) wrong('identityNumber', 'isIdentity', problem);
  }
}

export const createDonationBody = z
  .strictObject({
    donorType: z.enum(donorTypes),
    memberId: id.optional(),
    ...donorFields,
    ...donationFields,
    /** The pledge that it is given for; in the currency of that pledge. */
    pledgeId: id.optional(),
    /** Staff only. */
    payment: staffPayment.optional(),
  })
  .superRefine(checkDonor);
/** Once it is paid only the dedication, the message and `isAnonymous` may change. */
export const updateDonationBody = z
  .strictObject({
    donorType: z.enum(donorTypes),
    memberId: id,
    ...donorFields,
    ...donationFields,
    currency,
    /** Puts it to a pledge, or takes it from one. */
    pledgeId: id.nullable(),
    payment: staffPayment,
    version,
  })
  .partial()
  .superRefine(checkDonor);

/** What was wrong with a paid donation: its amount, its purpose, the person. */
export const correctDonationBody = z
  .strictObject({
    ...correctionFields,
    amount: amount.optional(),
    purposeId: id.optional(),
    donorType: z.enum(donorTypes).optional(),
    memberId: id.optional(),
    ...donorFields,
  })
  .superRefine(checkDonor)
  .refine(
    ({ donorType, memberId, ...given }) =>
      donorType !== undefined ||
      (memberId === undefined && Object.keys(donorFields).every((name) => !(name in given))),
    // Another person is named whole: nothing of the former one stays.
    { path: ['donorType'], error: 'must be given with another person' },
  );
