import { z } from 'zod';
import { day } from '../values/days/days.ts';
import { id, record } from '../values/fields.ts';
import { amount } from '../values/money/money.ts';
import { emptyIsAbsent } from '../values/page.ts';
import { correctionFields, dueOutput, payment } from '../payments/payment.schema.ts';
import { paymentMethods, paymentStatuses } from '../values/money/payment-states.ts';
import { feeKinds } from './fee-kinds.ts';

export const feeStatuses = ['open', 'paid', 'waived', 'cancelled'] as const;
/** How many times the frequency one payment may cover. */
export const periods = z.coerce
  .number<number | string>('must be a whole number')
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(10, 'must be at most 10');

export const membershipFeeRow = z.object({
  ...record,
  feeNumber: z.string(),
  memberId: id,
  memberName: z.string(),
  membershipCode: z.string(),
  kind: z.enum(feeKinds),
  membershipTypeId: id,
  membershipType: z.string(),
  paymentFrequencyId: id,
  paymentFrequency: z.string(),
  periods: z.number().int(),
  periodFrom: day,
  /** Null for life. */
  periodTo: day.nullable(),
  status: z.enum(feeStatuses),
  ...dueOutput,
});
export type MembershipFeeRow = z.output<typeof membershipFeeRow>;
/** Newest payment first. */
export const membershipFee = membershipFeeRow.extend({
  renewalId: id.nullable(),
  payments: z.array(payment),
});
export type MembershipFee = z.output<typeof membershipFee>;

export const feeFilters = {
  memberId: emptyIsAbsent(id),
  kind: emptyIsAbsent(z.enum(feeKinds)),
  paymentStatus: emptyIsAbsent(z.enum(paymentStatuses)),
  method: emptyIsAbsent(z.enum(paymentMethods)),
  membershipTypeId: emptyIsAbsent(id),
  /** The day it was paid; while unpaid, the day it was asked for. */
  from: emptyIsAbsent(day),
  to: emptyIsAbsent(day),
};

/** What was wrong with a paid fee: its amount, the person, or that it was a donation. One of them. */
export const correctFeeBody = z.strictObject({
  ...correctionFields,
  amount: amount.optional(),
  /** Whose fee it was. */
  memberId: id.optional(),
  /** It was no fee but a donation for this. */
  purposeId: id.optional(),
});

export const feePath = '/membershipFee';

/** Days of a fee that begin earlier than they did, because those before them are not paid any more. */
export const movedDays = z.object({
  feeId: id,
  feeNumber: z.string(),
  memberId: id,
  memberName: z.string(),
  membershipCode: z.string(),
  periodFrom: day,
  /** Null for life. */
  periodTo: day.nullable(),
  newFrom: day,
  newTo: day.nullable(),
});
export type MovedDays = z.output<typeof movedDays>;
