import {
  currency,
  day,
  type Donation,
  donorTypes,
  identityProblem,
  identityTypes,
  name,
  paragraph,
  donorDetails,
  personRules,
  phoneText,
} from '@kathok/contract';
import { z } from 'zod';
import { orNone } from '../../../ui/forms/kit/or-none.ts';
import type { FormPart } from '../../../ui/forms/kit/form-part.ts';
import { typedSum } from '../../money/index.ts';
import { words } from '../words.en.ts';
import { dedicationSchema, dedicationValues, noDedication } from './dedication-values.ts';

/** The details of a donor that are typed: the kind of a document is chosen, and nobody is asked for the country. */
export const typedDetailNames = donorDetails.filter(
  (field) => field !== 'identityType' && field !== 'countryId',
);
export type TypedDetail = (typeof typedDetailNames)[number];
const detailsOf = <Value>(valueOf: (field: TypedDetail) => Value) =>
  Object.fromEntries(typedDetailNames.map((field) => [field, valueOf(field)])) as Record<TypedDetail, Value>;
const typedDetails = detailsOf((field) => orNone<z.ZodType<string>>(personRules[field]));
const emptyDetails = detailsOf(() => '');

/** What is typed about a donation and who gives it. A member's name is shown, and only their id is sent. */
export const donationFields = {
  donorType: z.enum(donorTypes, words.form.donorRule),
  member: z.object({ id: z.string(), name: z.string() }),
  donorName: z.union([z.literal(''), name]),
  identityType: z.enum(identityTypes),
  ...typedDetails,
  amount: typedSum,
  currency,
  purposeId: z.string().min(1, words.form.purposeRule),
  donatedOn: day,
  message: orNone(paragraph(1000)),
  isAnonymous: z.boolean(),
  dedication: dedicationSchema,
} as const;

interface Donor {
  donorType: (typeof donorTypes)[number];
  donorName: string;
  identityType: (typeof identityTypes)[number];
  identityNumber: string | null;
}

export function checkDonor(donor: Donor, issues: z.RefinementCtx): void {
  if (donor.donorType !== 'non_member') return;
  const wrong = (path: string, message: string) => issues.addIssue({ code: 'custom', path: [path], message });
  if (donor.donorName === '') wrong('donorName', words.form.nameRule);
  const problem = donor.identityNumber && identityProblem(donor.identityType, donor.identityNumber);
  if (problem) wrong('identityNumber', problem);
}

export const donationSchema = z.object(donationFields).superRefine(checkDonor);
export type DonationValues = z.input<typeof donationSchema>;
/** A form that has what is typed about a donation among its values. */
export type DonationPart = { kit: FormPart<DonationValues> };
export type TypedDonation = z.output<typeof donationSchema>;

/** Nobody is chosen yet. */
export const noDonor = {
  donorType: undefined,
  member: { id: '', name: '' },
  donorName: '',
  identityType: 'cid' as const,
  ...emptyDetails,
};

/** The donor that the form begins with: where members cannot be searched, it asks for a name. */
export const firstDonor = (can: (action: 'read', subject: 'Member') => boolean) =>
  can('read', 'Member') ? noDonor : { ...noDonor, donorType: 'non_member' as const };

export const newDonation = (today: string) => ({
  ...noDonor,
  amount: '',
  currency: 'BTN',
  purposeId: '',
  donatedOn: today,
  message: '',
  isAnonymous: false,
  dedication: noDedication,
});

export const donationValues = (donation: Donation): DonationValues => ({
  donorType: donation.donorType,
  member: donation.memberId ? { id: donation.memberId, name: donation.donorName } : noDonor.member,
  donorName: donation.donorType === 'non_member' ? donation.donorName : '',
  identityType: donation.identityType ?? 'cid',
  ...detailsOf((field) => donation[field] ?? ''),
  phone: donation.phone ? phoneText(donation.phone) : '',
  amount: donation.amount.replace(/\.00$/, ''),
  currency: donation.currency,
  purposeId: donation.purposeId,
  donatedOn: donation.donatedOn,
  message: donation.message ?? '',
  isAnonymous: donation.isAnonymous,
  dedication: dedicationValues(donation.dedication),
});
