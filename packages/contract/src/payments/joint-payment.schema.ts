import { z } from 'zod';
import { createDonationBody } from '../donations/donation.schema.ts';
import { periods } from '../fees/fee.schema.ts';
import { day } from '../values/days/days.ts';
import { id, instant, line } from '../values/fields.ts';
import { amount, amountText } from '../values/money/money.ts';
import { paymentStatuses } from '../values/money/payment-states.ts';
import { payerView, slipFields, staffPayment } from './payment.schema.ts';

/** How many things one payment may be for. */
export const fewestJointItems = 2;
export const mostJointItems = 30;

/** A fee that is open, the renewal of a member, or a donation; what it costs is worked out here, never sent. */
const newJointItem = z.union([
  z.strictObject({ feeId: id }),
  z.strictObject({
    memberId: id,
    membershipTypeId: id.optional(),
    paymentFrequencyId: id.optional(),
    periods: periods.default(1),
  }),
  z.strictObject({ donation: createDonationBody }),
]);
export type NewJointItem = z.output<typeof newJointItem>;

export const newJointPayment = z.strictObject({
  items: z
    .array(newJointItem)
    .min(fewestJointItems, `must be at least ${fewestJointItems}`)
    .max(mostJointItems, `must be at most ${mostJointItems}`),
  /** From the look-up of each person whom the payer neither is nor keeps. */
  grants: z.array(z.string().max(200)).max(mostJointItems).optional(),
  /** Staff only: who pays, and the money where it is in hand. */
  payerId: id.optional(),
  ...staffPayment.omit({ method: true }).partial().shape,
  method: staffPayment.shape.method.optional(),
});

const jointItem = z.object({
  id,
  feeId: id.nullable(),
  donationId: id.nullable(),
  memberId: id.nullable(),
  /** Masked for all but staff. */
  name: z.string(),
  title: z.string(),
  /** What this item costs within the joint payment. */
  amount: amountText,
  currency: z.string(),
  amountPaid: amountText,
  balance: amountText,
  periodFrom: day.nullable(),
  periodTo: day.nullable(),
  paymentStatus: z.enum(paymentStatuses),
  receiptNumber: z.string().nullable(),
  /** For staff: the payment of this item. */
  paymentId: id.nullable(),
});
export type JointItem = z.output<typeof jointItem>;

/** One payment for several, with what became of each; for a payer as what they pay for a single fee or donation. */
export const jointPayment = payerView.extend({
  payerId: id.nullable(),
  /** Masked for all but staff; null where nobody logged in. */
  payerName: z.string().nullable(),
  /** For staff: what the payer said of the transfer. */
  bank: z.string().nullable(),
  journalNumber: z.string().nullable(),
  /** For staff: a path below /api. */
  slip: z.string().nullable(),
  slipType: z.string().nullable(),
  createdAt: instant,
  items: z.array(jointItem),
});
export type JointPayment = z.output<typeof jointPayment>;

export const jointSlipBody = z.strictObject(slipFields);

/** One decision for all: approve the items that are named, with their amounts, or all of them; or reject all. */
export const jointDecisionBody = z
  .strictObject({
    decision: z.enum(['approve', 'reject'], 'must be approve or reject'),
    /** What came settles these; the others stay due. */
    items: z.array(z.strictObject({ id, amount })).min(1).max(mostJointItems).optional(),
    reason: line(300).optional(),
    receivedOn: day.optional(),
    journalNumber: slipFields.journalNumber.optional(),
    bank: line(80).optional(),
    /** What comes beyond the fees is taken as a donation for this purpose. */
    excessPurposeId: id.optional(),
  })
  .refine(({ decision, reason }) => decision === 'approve' || reason !== undefined, {
    path: ['reason'],
    error: 'must be given, because the payer will read it',
  });

export const jointReverseBody = z.strictObject({
  reason: line(300),
  /** The items that are taken back; all of them where none is named. */
  items: z.array(id).min(1).max(mostJointItems).optional(),
});
