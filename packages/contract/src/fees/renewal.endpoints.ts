import { z } from 'zod';
import { day } from '../values/days/days.ts';
import { can, endpoint, ownOr, publicOr } from '../endpoint.ts';
import { id, idParams, version } from '../values/fields.ts';
import { amountText } from '../values/money/money.ts';
import { emptyIsAbsent, paged, pageQuery, printQuery } from '../values/page.ts';
import { decisionBody } from '../payments/payment.schema.ts';
import { paymentStatuses } from '../values/money/payment-states.ts';
import { membershipRenewal, proposal, terms, path } from './renewal.schema.ts';
import { renewalChannels, renewalStatuses } from './renewal-statuses.ts';
import { type Records, withRecords } from '../record-kinds.ts';

const filters = {
  memberId: emptyIsAbsent(id),
  status: emptyIsAbsent(z.enum(renewalStatuses)),
  channel: emptyIsAbsent(z.enum(renewalChannels)),
  paymentStatus: emptyIsAbsent(z.enum(paymentStatuses)),
  membershipTypeId: emptyIsAbsent(id),
  from: emptyIsAbsent(day),
  to: emptyIsAbsent(day),
};
const sortedBy = ['createdAt', 'periodFrom', 'amount', 'memberName'] as const;

const records: Records = {
  reads: ['Fee', 'Member', 'MembershipType', 'PaymentFrequency'],
  touches: ['Fee', 'Donation', 'Certificate'],
};
export const renewals = withRecords(records, {
  list: endpoint({
    method: 'GET',
    path,
    access: ownOr('read', 'Member'),
    summary: 'Renewals, paged; one’s own without the ability',
    query: pageQuery(sortedBy, filters),
    response: paged(membershipRenewal),
  }),
  print: endpoint({
    method: 'GET',
    path: `${path}/print`,
    access: can('export', 'Member'),
    summary: 'Renewals on paper: all rows of a filter in the order of the list; audited',
    query: printQuery(sortedBy, filters),
    response: paged(membershipRenewal),
  }),
  ofMember: endpoint({
    method: 'GET',
    path: '/membershipRenewal/get-membership-renewal/:memberId',
    access: ownOr('read', 'Member'),
    summary: 'The renewals of one member, newest first',
    params: z.strictObject({ memberId: id }),
    response: z.array(membershipRenewal),
  }),
  get: endpoint({
    method: 'GET',
    path: '/membershipRenewal/:id',
    access: ownOr('read', 'Member'),
    summary: 'One renewal',
    params: idParams,
    response: membershipRenewal,
  }),
  create: endpoint({
    method: 'POST',
    path,
    access: publicOr('create', 'Member'),
    summary: 'Propose a renewal; asking again answers the same open one',
    body: z.strictObject({ memberId: id, ...terms }),
    response: z.object({
      renewal: proposal,
      feeId: id,
      amount: amountText,
      currency: z.string(),
      reference: z.string(),
    }),
    status: 201,
    idempotent: true,
    asksProof: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/membershipRenewal/:id',
    access: can('update', 'Member'),
    summary: 'Change what is proposed, as long as it is only proposed',
    params: idParams,
    body: z.strictObject({ ...terms, version: version.optional() }),
    response: membershipRenewal,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/membershipRenewal/:id',
    access: can('manage', 'Member'),
    summary: 'Cancel a proposal',
    params: idParams,
  }),
  decide: endpoint({
    method: 'PATCH',
    path: '/membershipRenewal/:id/update-payment',
    access: can('update', 'Member'),
    summary: 'Approve or reject the pending payment of its fee',
    mayWait: true,
    params: idParams,
    encoding: 'either',
    body: decisionBody,
    response: membershipRenewal,
  }),
});
