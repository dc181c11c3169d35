import { z } from 'zod';
import { day } from './days.ts';
import { can, endpoint, ownOr, publicOr } from './endpoint.ts';
import { id, idParams, record, version } from './fields.ts';
import { periods } from './fees.ts';
import { amountText } from './money.ts';
import { emptyIsAbsent, paged, pageQuery } from './page.ts';
import { decisionBody } from './payment.ts';
import { paymentStatuses } from './payment-states.ts';

export const renewalStatuses = ['proposed', 'confirmed', 'cancelled'] as const;
export const renewalChannels = ['public', 'member', 'staff', 'import'] as const;

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

/** For the public: what was proposed, without whose it is. */
const proposal = membershipRenewal.omit({ memberName: true });

const terms = {
  paymentFrequencyId: id.optional(),
  membershipTypeId: id.optional(),
  periods: periods.optional(),
};
const path = '/membershipRenewal';

export const renewals = {
  list: endpoint({
    method: 'GET',
    path,
    access: ownOr('read', 'Member'),
    summary: 'Renewals, paged; one’s own without the ability',
    query: pageQuery(['createdAt', 'periodFrom', 'amount', 'memberName'], {
      memberId: emptyIsAbsent(id),
      status: emptyIsAbsent(z.enum(renewalStatuses)),
      channel: emptyIsAbsent(z.enum(renewalChannels)),
      paymentStatus: emptyIsAbsent(z.enum(paymentStatuses)),
      membershipTypeId: emptyIsAbsent(id),
      from: emptyIsAbsent(day),
      to: emptyIsAbsent(day),
    }),
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
    params: idParams,
    encoding: 'either',
    body: decisionBody,
    response: membershipRenewal,
  }),
};
