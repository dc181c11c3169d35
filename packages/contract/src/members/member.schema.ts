import { z } from 'zod';
import { day } from '../values/days/days.ts';
import { id, instant, line, paragraph, record, version } from '../values/fields.ts';
import { identityProblem, type IdentityType } from '../values/people/identity.ts';
import { amountText } from '../values/money/money.ts';
import { personInput, personOutput } from './person.schema.ts';
import { endReasons, memberStatuses, standings } from '../values/people/standing.ts';

export const member = z.object({
  ...record,
  membershipCode: z.string(),
  ...personOutput,
  membershipTypeId: id,
  membershipType: z.string(),
  paymentFrequencyId: id,
  paymentFrequency: z.string(),
  status: z.enum(memberStatuses),
  standing: z.enum(standings),
  joinedOn: day,
  /** Null = none yet, or lifetime when `isLifetime`. */
  paidUntil: day.nullable(),
  /** The last day of grace; null where there is none to speak of. */
  graceUntil: day.nullable(),
  isLifetime: z.boolean(),
  endedOn: day.nullable(),
  endReason: z.enum(endReasons).nullable(),
  endNote: z.string().nullable(),
  /** Staff only; absent for members. */
  remarks: z.string().nullable().optional(),
  /** Staff only: phone and e-mail address may be those of somebody else, so no papers go there until they are confirmed. */
  isContactDoubtful: z.boolean().optional(),
  /** What deserves a second look, in words: an improbable CID. Nothing was refused. */
  warnings: z.array(z.object({ property: z.string(), message: z.string() })),
  hasLogin: z.boolean(),
  /** Wants no reminders and no messages of staff; receipts still come. */
  isOptedOut: z.boolean(),
  /** Since then there is nobody behind this membership: only its amounts and numbers are left. */
  erasedAt: instant.nullable(),
});
export type Member = z.output<typeof member>;

/** A row of the register: the identity number is masked, contact and standing are enough to act on. */
export const memberRow = member.pick({
  id: true,
  membershipCode: true,
  name: true,
  nameDzongkha: true,
  gender: true,
  identityNumber: true,
  phone: true,
  email: true,
  country: true,
  dzongkhag: true,
  gewog: true,
  village: true,
  photo: true,
  membershipTypeId: true,
  membershipType: true,
  paymentFrequencyId: true,
  paymentFrequency: true,
  status: true,
  standing: true,
  joinedOn: true,
  paidUntil: true,
  graceUntil: true,
  isLifetime: true,
  endedOn: true,
  version: true,
});
export type MemberRow = z.output<typeof memberRow>;

/** What may be renewed now, from which day, for how much. */
const renewalOffer = z.object({
  from: day,
  /** Offers of one's own type come first; anyone who renews may become another kind of member, or pay in another rhythm. */
  options: z.array(
    z.object({
      membershipTypeId: id,
      membershipType: z.string(),
      /** True for the type and the rhythm that the member has now. */
      isCurrent: z.boolean(),
      paymentFrequencyId: id,
      paymentFrequency: z.string(),
      /** The months of one period; 0 when it lasts for life. */
      months: z.number().int(),
      periodTo: day.nullable(),
      amount: amountText,
      currency: z.string(),
    }),
  ),
});
export type RenewalOffer = z.output<typeof renewalOffer>;

/** All that a stranger with the right fact gets to see: no contact data, no history, no document. */
export const memberCard = z.object({
  id,
  membershipCode: z.string(),
  name: z.string(),
  membershipType: z.string(),
  status: z.enum(memberStatuses),
  paidUntil: day.nullable(),
  isLifetime: z.boolean(),
  renewal: renewalOffer.nullable(),
});
export type MemberCard = z.output<typeof memberCard>;

/** With what lets its bearer pay for them together with others in this visit. */
export const lookedUpCard = memberCard.extend({ grant: z.string() });
export type LookedUpCard = z.output<typeof lookedUpCard>;

const identityKept: [
  (body: { identityType: IdentityType; identityNumber: string }) => boolean,
  { path: string[]; error: string; when(payload: z.core.ParsePayload): boolean },
] = [
  ({ identityType, identityNumber }) => identityProblem(identityType, identityNumber) === null,
  {
    path: ['identityNumber'],
    error: identityProblem('cid', '') ?? '',
    // Told together with the other faults of the form, not after them.
    when: ({ value }) =>
      z.object({ identityType: z.string(), identityNumber: z.string() }).safeParse(value).success,
  },
];

/** When the membership begins, a link to choose a password goes to the e-mail address on file. */
const accountWish = { wantsAccount: z.boolean('must be true or false').optional() };

export const createMemberBody = z
  .strictObject({
    ...personInput,
    membershipTypeId: id,
    paymentFrequencyId: id,
    joinedOn: day.optional(),
    remarks: paragraph(2000).optional(),
    /** The registration fee is waived, and the membership begins with its first period. */
    waiveFee: z.boolean().optional(),
    ...accountWish,
  })
  .refine(...identityKept);
export const registerBody = z
  .strictObject({
    ...personInput,
    membershipTypeId: id,
    paymentFrequencyId: id,
    consent: z.literal(true, 'must be given'),
    ...accountWish,
  })
  .refine(...identityKept);
export const updateMemberBody = z
  .strictObject({
    ...personInput,
    membershipTypeId: id,
    paymentFrequencyId: id,
    joinedOn: day,
    remarks: paragraph(2000).nullable(),
    /** Ends the membership; `endedOn` goes with it. */
    endReason: z.enum(endReasons),
    endedOn: day,
    endNote: line(300),
    /** Takes the end back; from which day, if not today, and why may go with it. */
    reinstate: z.literal(true),
    reinstatedOn: day,
    reinstateNote: line(300),
    version,
  })
  .partial();
