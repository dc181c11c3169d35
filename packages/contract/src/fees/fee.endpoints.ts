import { z } from 'zod';
import { donation } from '../donations/donation.schema.ts';
import { can, endpoint, ownOr, publicOr } from '../endpoint.ts';
import { id, idParams, line, version } from '../values/fields.ts';
import { emptyIsAbsent, paged, pageQuery } from '../values/page.ts';
import {
  correction,
  decisionBody,
  payerView,
  reverseBody,
  slipFields,
  staffPayment,
  takeAsDonationBody,
  waiting,
} from '../payments/payment.schema.ts';
import {
  correctFeeBody,
  periods,
  membershipFeeRow,
  membershipFee,
  feeFilters,
  movedDays,
  feePath,
} from './fee.schema.ts';
import { feeKinds } from './fee-kinds.ts';
import { type Records, withRecords } from '../record-kinds.ts';
import { uploadLimits } from '../values/upload-limits.ts';

const records: Records = {
  reads: ['Fee', 'Member', 'MembershipType', 'PaymentFrequency'],
  touches: ['Fee', 'Donation', 'Certificate'],
};
export const fees = withRecords(records, {
  list: endpoint({
    method: 'GET',
    path: feePath,
    access: ownOr('read', 'Member'),
    summary: 'Membership fees, paged; one’s own without the ability',
    /** `isRemoved` lists only those that were taken out, for those who may `manage`. */
    query: pageQuery(['createdAt', 'periodFrom', 'amount', 'memberName', 'paidOn'], {
      ...feeFilters,
      isRemoved: emptyIsAbsent(z.stringbool()),
    }),
    response: paged(membershipFeeRow),
  }),
  all: endpoint({
    method: 'GET',
    path: '/membershipFee/all',
    access: ownOr('export', 'Member'),
    summary: 'All membership fees as one array, streamed; audited. For a member, their own',
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
    // The person who takes the cash of donations takes that of renewals too.
    access: can('create', 'Member', 'Donation'),
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
    summary: 'Change a fee that is not paid, or record a payment for it',
    params: idParams,
    body: z
      .strictObject({
        membershipTypeId: id,
        paymentFrequencyId: id,
        periods,
        /** Money in hand for an open fee. */
        payment: staffPayment.extend({
          amountReceived: decisionBody.shape.amountReceived,
          /** What is given with the money that comes beyond the fee. */
          excessPurposeId: emptyIsAbsent(id),
        }),
        version,
      })
      .partial(),
    response: membershipFee,
    // It may bring money, a part of it too: asked twice it must not be booked twice.
    idempotent: true,
  }),
  waive: endpoint({
    method: 'POST',
    path: '/membershipFee/:id/waive',
    access: can('update', 'Member'),
    summary: 'Let somebody join without the open registration fee, with a reason',
    mayWait: true,
    params: idParams,
    body: z.strictObject({ reason: line(300) }),
    response: membershipFee,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/membershipFee/:id',
    access: can('manage', 'Member'),
    summary: 'Cancel a fee that is not paid',
    mayWait: true,
    params: idParams,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/membershipFee/:id/restore',
    access: can('manage', 'Member'),
    summary: 'Bring back a fee that was taken out, and the renewal it belongs to',
    params: idParams,
    response: membershipFee,
  }),
  sendRegistrationSlip: endpoint({
    method: 'POST',
    path: '/membershipFee/create-membership-fee-on-registration',
    access: 'public',
    summary: 'The slip of a transfer for a registration fee',
    encoding: 'multipart',
    maxFileBytes: uploadLimits.slip,
    body: z.strictObject({ feeId: id, ...slipFields }),
    response: payerView,
    status: 201,
    idempotent: true,
    asksProof: true,
  }),
  sendSlip: endpoint({
    method: 'POST',
    path: '/membershipFee/:id/mobile-transfer',
    access: publicOr('update', 'Member'),
    summary: 'The slip of a transfer for any fee that is open',
    params: idParams,
    encoding: 'multipart',
    maxFileBytes: uploadLimits.slip,
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
    touches: ['Fee', 'Donation', 'Certificate', 'User'],
    summary: 'Approve or reject the pending payment of a fee',
    mayWait: true,
    params: idParams,
    encoding: 'either',
    /** Paid in full, the fee also brings the member a link to an account. */
    body: decisionBody.safeExtend({ offersAccount: emptyIsAbsent(z.union([z.boolean(), z.stringbool()])) }),
    response: membershipFee,
  }),
  previewReversal: endpoint({
    method: 'GET',
    path: '/membershipFee/:id/reversal',
    access: can('manage', 'Member'),
    summary: 'What reversing would move: paid days behind those that would go, and whom they concern',
    params: idParams,
    query: z.strictObject({ paymentId: emptyIsAbsent(id) }),
    response: z.object({ moved: z.array(movedDays) }),
  }),
  reverse: endpoint({
    method: 'POST',
    path: '/membershipFee/:id/reverse',
    access: can('manage', 'Member'),
    summary: 'Reverse a paid payment: the receipt is void, the coverage goes',
    mayWait: true,
    params: idParams,
    body: reverseBody,
    response: membershipFee,
    idempotent: true,
  }),
  correct: endpoint({
    method: 'POST',
    path: '/membershipFee/:id/correct',
    access: can('manage', 'Member'),
    summary: 'Correct a paid fee: the receipt is void, and the new one is named in its place',
    mayWait: true,
    params: idParams,
    body: correctFeeBody,
    response: correction,
    idempotent: true,
  }),
  takeAsDonation: endpoint({
    method: 'POST',
    path: '/membershipFee/:id/take-as-donation',
    access: can('manage', 'Donation'),
    summary: 'Take money that came for a fee which is no longer owed as a donation',
    mayWait: true,
    params: idParams,
    body: takeAsDonationBody,
    response: donation,
    status: 201,
    idempotent: true,
  }),
});
