import { z } from 'zod';
import { day } from '../values/days/days.ts';
import { id, instant, line } from '../values/fields.ts';
import { amountText } from '../values/money/money.ts';
import { paymentStatuses } from '../values/money/payment-states.ts';
import { standings } from '../values/people/standing.ts';
import { memberCard } from '../members/member.schema.ts';
import { familyConsents, familyRelations, familyStates } from './family-values.ts';

/** A receipt of a payment that the keeper made for the member. */
const keptReceipt = z.object({
  id,
  receiptNumber: z.string(),
  issuedOn: day,
  title: z.string(),
  amount: amountText,
  currency: z.string(),
  voidedAt: instant.nullable(),
});

/** What a keeper sees of a kept member: all that is here, and nothing else that the register knows. */
export const keptMember = z.object({
  id,
  name: z.string(),
  membershipCode: z.string(),
  membershipType: z.string(),
  standing: z.enum(standings),
  paidUntil: day.nullable(),
  isLifetime: z.boolean(),
  /** The fee that is open, and how its payment stands. */
  due: z
    .object({
      feeId: id,
      amount: amountText,
      currency: z.string(),
      periodTo: day.nullable(),
      paymentStatus: z.enum(paymentStatuses),
    })
    .nullable(),
  /** What may be renewed now, from which day, for how much. */
  renewal: memberCard.shape.renewal,
  /** Where the membership card is; a path below /api. */
  card: z.string(),
  receipts: z.array(keptReceipt),
});
export type KeptMember = z.output<typeof keptMember>;

/** One link, as one of its two sides or the office sees it. */
export const familyLink = z.object({
  id,
  keeperId: id,
  /** Null for the keeper until the other has accepted: asking tells nobody whether somebody exists. */
  memberId: id.nullable(),
  /** The code that was asked for. */
  membershipCode: z.string(),
  relation: z.enum(familyRelations),
  state: z.enum(familyStates),
  askedBy: z.enum(['member', 'staff']),
  consent: z.enum(familyConsents).nullable(),
  askedAt: instant,
  answeredAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** For staff: what they noted of the paper. */
  note: z.string().nullable(),
  /** For the keeper and the office, of a link that stands. */
  kept: keptMember.nullable(),
  /** For the member and the office. */
  keeper: z.object({ name: z.string(), membershipCode: z.string() }).nullable(),
  /** For the member and the office: how many payments the keeper made for the member. */
  paymentsMade: z.number().int().nullable(),
});
export type FamilyLink = z.output<typeof familyLink>;

export const family = z.object({
  /** Whose family it is, as a keeper would see them. */
  self: keptMember,
  /** Whom this member keeps, or has asked. */
  keeps: z.array(familyLink),
  /** Who keeps this member, or asks to. */
  keptBy: z.array(familyLink),
});
export type Family = z.output<typeof family>;

const relation = z.enum(familyRelations, 'must be parent, child, spouse, sibling or other');

const asked = z.strictObject({ membershipCode: line(20), dateOfBirth: day, relation });

const onPaper = z.strictObject({
  keeperId: id,
  memberId: id,
  relation,
  consent: z.enum(['guardian', 'paper'], 'must be guardian or paper'),
  /** What paper it is, and where it lies. */
  note: line(300),
});

/**
 * A member asks somebody by their code and birth date; the office makes a link that was agreed to on paper. One object
 * of both, so that what is wrong is said of its field.
 */
export const newFamilyLink = z
  .strictObject({ ...asked.partial().shape, ...onPaper.partial().shape })
  .transform((body, { issues }): z.output<typeof asked> | z.output<typeof onPaper> => {
    const isOnPaper = body.keeperId !== undefined || body.memberId !== undefined;
    const { data, error } = (isOnPaper ? onPaper : asked).safeParse(body);
    if (data) return data;
    for (const { path, message, ...issue } of error.issues)
      issues.push({
        code: 'custom',
        path: issue.code === 'unrecognized_keys' ? issue.keys : path,
        message,
        input: body,
      });
    return z.NEVER;
  });
