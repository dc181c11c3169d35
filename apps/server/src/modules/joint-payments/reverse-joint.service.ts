import type { InputOf, JointPayment, jointPayments } from '@kathok/contract';
import { AppError, fieldProblem, orNotFound } from '../../base/app-error.ts';
import { writeNow } from '../../db/at-end/index.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import { readSettings } from '../../platform/settings.repository.ts';
import { reverseDue } from '../payments/index.ts';
import { auditedJoint, requireJointStaff } from './joint-access.ts';
import { type JointActs, inLockOrder, refOfItem } from './joint-acts.ts';
import { findItems, lockJoint } from './joint-payment.repository.ts';
import { presentJoint } from './present-joint.ts';
import { words } from './words.en.ts';

type Calls = typeof jointPayments;

/** The items that are named, or all that is paid; what a cheque paid goes back as one. */
export function reverseJoint(
  ctx: Ctx,
  { params, body }: InputOf<Calls['reverse']>,
  acts: JointActs,
): Promise<JointPayment> {
  requireJointStaff(ctx, 'manage');
  return inTransaction(ctx, async (tx) => {
    const joint = orNotFound(await lockJoint(tx, params.id));
    const paid = inLockOrder(await findItems(tx, joint.id)).filter(
      ({ paymentState }) => paymentState === 'paid',
    );
    for (const [place, id] of (body.items ?? []).entries())
      if (!paid.some((item) => item.id === id)) throw fieldProblem(`items.${place}`, 'exists', words.notPaid);
    const taken = body.items ? paid.filter(({ id }) => body.items!.includes(id)) : paid;
    if (taken.length === 0) throw new AppError('wrong_state', { detail: words.nothingPaid });
    const { requireSecondPerson } = await readSettings(tx);
    const tookPart = taken.some((item) => [item.submittedBy, item.verifiedBy].includes(ctx.actor?.id ?? ''));
    if (requireSecondPerson && tookPart) throw new AppError('self_approval');
    const isWhole = taken.length === paid.length;
    for (const item of taken) {
      const { kind, dueId } = refOfItem(acts.dues, item);
      const { reason } = body;
      await reverseDue(tx, ctx, kind, dueId, { reason, paymentId: item.paymentId!, isWhole });
    }
    await writeNow(tx);
    await ctx.audit(tx, {
      action: 'reverse',
      ...auditedJoint(joint),
      reason: body.reason,
      before: { items: paid.length },
      after: { items: paid.length - taken.length },
    });
    return presentJoint(ctx, tx, joint);
  });
}
