import { createDonation, donationDue } from './modules/donations/index.ts';
import { isKept, tellKept } from './modules/families/index.ts';
import { createRenewal, feeDue } from './modules/fees/index.ts';
import type { JointActs } from './modules/joint-payments/index.ts';
import type { DueKinds } from './modules/payments/index.ts';
import { ritualBook } from './modules/rituals/index.ts';

/** What can be paid for. Modules that act on payments of either kind are given both here, and know neither. */
export const dueKinds: DueKinds = { fee: feeDue, donation: donationDue };

/** What paying for several needs of fees, donations and families, which it does not know. */
export const jointActs: JointActs = {
  dues: dueKinds,
  renew: async (ctx, body) => (await createRenewal(ctx, { params: {}, query: {}, body })).feeId,
  give: async (ctx, body) => (await createDonation(ctx, { params: {}, query: {}, body }, ritualBook)).id,
  isKept,
  tellPaid: (tx, ctx, kept, told) => tellKept(tx, ctx, 'family_paid', kept, told),
};
