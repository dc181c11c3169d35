import { z } from 'zod';
import { day } from './days.ts';
import { donation } from './donation.ts';
import { can, endpoint, ownOr, publicOr } from './endpoint.ts';
import { id, idParams, record, version } from './fields.ts';
import { emptyIsAbsent, paged, pageQuery } from './page.ts';
import {
  decisionBody,
  dueOutput,
  maxSlipBytes,
  payerView,
  payment,
  reverseBody,
  slipFields,
  staffPayment,
  takeAsDonationBody,
  waiting,
} from './payment.ts';
import { paymentMethods, paymentStatuses } from './payment-states.ts';

export const feeKinds = ['registration', 'renewal'] as const;
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

const feePath = '/membershipFee';

export const fees = {
  list: endpoint({
    method: 'GET',
    path: feePath,
    access: ownOr('read', 'Member'),
    summary: 'Membership fees, paged; one’s own without the ability',
    query: pageQuery(['createdAt', 'periodFrom', 'amount', 'memberName', 'paidOn'], feeFilters),
    response: paged(membershipFeeRow),
  }),
  all: endpoint({
    method: 'GET',
    path: '/membershipFee/all',
    access: can('export', 'Member'),
    summary: 'All membership fees as one array, streamed; audited',
    query: z.strictObject(feeFilters),
    answersFile: true,
  }),
  pending: endpoint({
    method: 'GET',
    path: '/membershipFee/pending-list',
    access: can('read', 'Member'),
    summary: 'Fees whose payment waits to be verified, oldest first, with slips and doubts',
    query: pageQuery(['submittedAt', 'amount'], {}),
    response: paged(membershipFeeRow.extend(waiting)),
  }),
  ofMember: endpoint({
    method: 'GET',
    path: '/membershipFee/get-membership-fee/:memberId',
    access: ownOr('read', 'Member'),
    summary: 'The fees of one member, newest first',
    params: z.strictObject({ memberId: id }),
    response: z.array(membershipFeeRow),
  }),
  get: endpoint({
    method: 'GET',
    path: '/membershipFee/:id',
    access: publicOr('read', 'Member'),
    summary: 'A fee; with the id alone, what its payer needs',
    params: idParams,
    response: z.union([membershipFee, payerView]),
  }),
  create: endpoint({
    method: 'POST',
    path: '/membershipFee/',
    access: can('create', 'Member'),
    summary: 'Record a fee, and the money where it is in hand',
    body: z.strictObject({
      memberId: id,
      kind: z.enum(feeKinds),
      membershipTypeId: id.optional(),
      paymentFrequencyId: id.optional(),
      periods: periods.default(1),
      payment: staffPayment.optional(),
    }),
    response: membershipFee,
    status: 201,
    idempotent: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/membershipFee/:id',
    access: can('update', 'Member'),
    summary: 'Change a fee that is not paid; record money for it',
    params: idParams,
    body: z
      .strictObject({
        membershipTypeId: id,
        paymentFrequencyId: id,
        periods,
        /** Money in hand for an open fee. */
        payment: staffPayment.extend({ amountReceived: decisionBody.shape.amountReceived }),
        version,
      })
      .partial(),
    response: membershipFee,
    // It may bring money, a part of it too: asked twice it must not be booked twice.
    idempotent: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/membershipFee/:id',
    access: can('manage', 'Member'),
    summary: 'Take back a fee that is not paid',
    params: idParams,
  }),
  sendRegistrationSlip: endpoint({
    method: 'POST',
    path: '/membershipFee/create-membership-fee-on-registration',
    access: 'public',
    summary: 'The slip of a transfer for a registration fee',
    encoding: 'multipart',
    maxFileBytes: maxSlipBytes,
    body: z.strictObject({ feeId: id, ...slipFields }),
    response: payerView,
    status: 201,
    idempotent: true,
    asksProof: true,
  }),
  sendSlip: endpoint({
    method: 'POST',
    path: '/membershipFee/:id/mobile-transfer',
    access: 'public',
    summary: 'The slip of a transfer for any fee that is open',
    params: idParams,
    encoding: 'multipart',
    maxFileBytes: maxSlipBytes,
    body: z.strictObject(slipFields),
    response: payerView,
    status: 201,
    idempotent: true,
    asksProof: true,
  }),
  decide: endpoint({
    method: 'PATCH',
    path: '/membershipFee/:id/update-payment',
    access: can('update', 'Member'),
    summary: 'Approve or reject the pending payment of a fee',
    params: idParams,
    encoding: 'either',
    body: decisionBody,
    response: membershipFee,
  }),
  reverse: endpoint({
    method: 'POST',
    path: '/membershipFee/:id/reverse',
    access: can('manage', 'Member'),
    summary: 'Take back a paid payment: the receipt is void, the coverage goes',
    params: idParams,
    body: reverseBody,
    response: membershipFee,
    idempotent: true,
  }),
  takeAsDonation: endpoint({
    method: 'POST',
    path: '/membershipFee/:id/take-as-donation',
    access: can('manage', 'Donation'),
    summary: 'Take money that came for a fee which is no longer owed as a donation',
    params: idParams,
    body: takeAsDonationBody,
    response: donation,
    status: 201,
    idempotent: true,
  }),
};
