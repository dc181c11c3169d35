import { can, endpoint, publicOr } from '../endpoint.ts';
import { type Records, withRecords } from '../record-kinds.ts';
import { idParams } from '../values/fields.ts';
import { uploadLimits } from '../values/upload-limits.ts';
import {
  jointDecisionBody,
  jointPayment,
  jointReverseBody,
  jointSlipBody,
  newJointPayment,
} from './joint-payment.schema.ts';

const records: Records = {
  reads: ['Fee', 'Donation', 'Member', 'MembershipType'],
  touches: ['Fee', 'Donation', 'Certificate', 'Family', 'Member'],
};

/** One payment for several fees and donations: one slip or one handful of cash, one decision, a receipt for each. */
export const jointPayments = withRecords(records, {
  create: endpoint({
    method: 'POST',
    path: '/payments/joint',
    access: publicOr('update', 'Donation'),
    summary:
      'Put several together to be paid at once: one’s own, those whom one keeps, and those looked up in this visit; staff may add the money where it is in hand',
    touches: ['Fee', 'Donation', 'Certificate', 'Family', 'Member', 'Claim', 'Ritual'],
    body: newJointPayment,
    response: jointPayment,
    status: 201,
    idempotent: true,
    asksProof: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/payments/joint/:id',
    access: publicOr('read', 'Donation'),
    summary: 'A joint payment with its items; with the id alone, what its payer needs',
    params: idParams,
    response: jointPayment,
  }),
  sendSlip: endpoint({
    method: 'POST',
    path: '/payments/joint/:id/mobile-transfer',
    access: publicOr('update', 'Donation'),
    summary: 'The one slip of a transfer for all of it',
    params: idParams,
    encoding: 'multipart',
    maxFileBytes: uploadLimits.slip,
    body: jointSlipBody,
    response: jointPayment,
    status: 201,
    idempotent: true,
    asksProof: true,
  }),
  decide: endpoint({
    method: 'PATCH',
    path: '/payments/joint/:id/decide',
    access: can('update', 'Donation'),
    summary: 'Approve all that waits, or the items that are named with their amounts, or reject it',
    params: idParams,
    body: jointDecisionBody,
    response: jointPayment,
    idempotent: true,
  }),
  reverse: endpoint({
    method: 'POST',
    path: '/payments/joint/:id/reverse',
    access: can('manage', 'Donation'),
    summary: 'Reverse the items that are named, or all: their receipts are void; a cheque is reversed whole',
    params: idParams,
    body: jointReverseBody,
    response: jointPayment,
    idempotent: true,
  }),
});
