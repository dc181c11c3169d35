import { jointPayments } from '@kathok/contract';
import { type Routes, routes, withPrepare } from '../../http/routes.ts';
import { ofNetwork, type PublicLimit } from '../../platform/limits/public-limit.ts';
import { slipLimit } from '../payments/index.ts';
import { createJoint } from './create-joint.service.ts';
import { decideJoint } from './decide-joint.service.ts';
import { isJointStaff } from './joint-access.ts';
import type { JointActs } from './joint-acts.ts';
import { reverseJoint } from './reverse-joint.service.ts';
import { getJoint, readJointSlip, sendJointSlip } from './joint-payment.service.ts';

/** Each may propose a renewal or a donation for thirty people. The office is not counted. */
const jointLimit: PublicLimit = {
  name: 'joint payment',
  isExempt: (ctx) => isJointStaff(ctx, 'update'),
  own: (from) => ofNetwork(from, { limit: 30, windowSeconds: 15 * 60 }),
  together: { limit: 1000, windowSeconds: 60 * 60 },
};

export const jointPaymentRoutes = (acts: JointActs): Routes =>
  routes(
    jointPayments,
    {
      create: (ctx, input) => createJoint(ctx, input, acts),
      get: getJoint,
      sendSlip: withPrepare(readJointSlip(acts.dues), (ctx, input, slip) =>
        sendJointSlip(ctx, input, slip, acts.dues),
      ),
      decide: (ctx, input) => decideJoint(ctx, input, acts),
      reverse: (ctx, input) => reverseJoint(ctx, input, acts),
    },
    {},
    { create: jointLimit, sendSlip: slipLimit },
  );
