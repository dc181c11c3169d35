import { z } from 'zod';
import { day } from '../values/days/days.ts';
import { id, record } from '../values/fields.ts';
import { periods } from './fee.schema.ts';
import { amountText } from '../values/money/money.ts';
import { paymentStatuses } from '../values/money/payment-states.ts';
import { renewalChannels, renewalStatuses } from './renewal-statuses.ts';

export const membershipRenewal = z.object({
  ...record,
  memberId: id,
  memberName: z.string(),
  membershipCode: z.string(),
  feeId: id,
  membershipTypeId: id,
  membershipType: z.string(),
  paymentFrequencyId: id,
  paymentFrequency: z.string(),
  periods: z.number().int(),
  periodFrom: day,
  periodTo: day.nullable(),
  channel: z.enum(renewalChannels),
  status: z.enum(renewalStatuses),
  amount: amountText,
  currency: z.string(),
  reference: z.string(),
  paymentStatus: z.enum(paymentStatuses),
  receiptNumber: z.string().nullable(),
  /** Its fee is paid at a simulated bank, or just being paid there. */
  isSimulated: z.boolean(),
});
export type MembershipRenewal = z.output<typeof membershipRenewal>;

/** What the public sees of a proposal: what it is, but not whose. */
export const proposal = membershipRenewal.omit({ memberName: true });

export const terms = {
  paymentFrequencyId: id.optional(),
  membershipTypeId: id.optional(),
  periods: periods.optional(),
};
export const path = '/membershipRenewal';
