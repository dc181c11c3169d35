import {
  balanceOf,
  type DecisionBody,
  formatAmount,
  type InputOf,
  type JointPayment,
  type jointPayments,
} from '@kathok/contract';
import { AppError, fieldProblem, orNotFound } from '../../base/app-error.ts';
import { writeNow } from '../../db/at-end/index.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import { decideDue } from '../payments/index.ts';
import { auditedJoint, requireJointStaff } from './joint-access.ts';
import { type JointActs, inLockOrder, refOfItem } from './joint-acts.ts';
import { findItems, type JointItemRow, lockJoint } from './joint-payment.repository.ts';
import { presentJoint } from './present-joint.ts';
import { tellPaidFor } from './payment-notice.ts';
import { words } from './words.en.ts';

type Calls = typeof jointPayments;
type Decision = InputOf<Calls['decide']>['body'];

/** One decision for all that one transfer pays: all of it, the items that are named, or none. */
export function decideJoint(
  ctx: Ctx,
  { params, body }: InputOf<Calls['decide']>,
  acts: JointActs,
): Promise<JointPayment> {
  requireJointStaff(ctx, 'update');
  return inTransaction(ctx, async (tx) => {
    const joint = orNotFound(await lockJoint(tx, params.id));
    const waiting = inLockOrder(await findItems(tx, joint.id)).filter(
      ({ paymentState }) => paymentState === 'pending',
    );
    if (waiting.length === 0) throw new AppError('wrong_state', { detail: words.nothingWaits });
    const amounts = amountsOf(waiting, body);
    // What holds the number keeps it where it stands; else the first that stands takes it over.
    const stands = waiting.filter(({ id }) => amounts.has(id));
    const holder = stands.find(({ holdsKey }) => holdsKey) ?? stands[0];
    const parts = waiting.map((item) => ({
      ...refOfItem(acts.dues, item),
      decision: decisionFor(item, amounts.get(item.id), body),
      share: { jointPaymentId: joint.id, holdsKey: item.id === holder?.id },
    }));
    await decideDue(tx, ctx, parts, joint.id);
    await writeNow(tx);
    for (const { id, memberId } of stands)
      if (memberId) await tellPaidFor(tx, ctx, joint, { memberId, amount: amounts.get(id)! }, acts);
    const settled = [...amounts.values()].reduce((sum, one) => sum + one, 0);
    await ctx.audit(tx, {
      action: body.decision,
      ...auditedJoint(joint),
      reason: body.reason ?? null,
      before: { amount: formatAmount(joint.amount), items: waiting.length },
      after: { amount: formatAmount(settled), items: stands.length },
    });
    return presentJoint(ctx, tx, joint);
  });
}

/** How much of the money is for which item; empty where all of it is rejected. */
function amountsOf(waiting: readonly JointItemRow[], { decision, items }: Decision): Map<string, number> {
  if (decision === 'reject') {
    if (items) throw fieldProblem('items', 'isAbsent', words.rejectsAll);
    return new Map();
  }
  if (!items) return new Map(waiting.map(({ id, amount }) => [id, amount]));
  const amounts = new Map<string, number>();
  for (const [place, { id, amount }] of items.entries()) {
    if (!waiting.some((item) => item.id === id))
      throw fieldProblem(`items.${place}.id`, 'exists', words.notOfThis);
    if (amounts.has(id)) throw fieldProblem(`items.${place}.id`, 'isOnce', words.twice);
    amounts.set(id, amount);
  }
  return amounts;
}

function decisionFor(item: JointItemRow, amount: number | undefined, body: Decision): DecisionBody {
  if (body.decision === 'reject') return { decision: 'reject', reason: body.reason };
  if (amount === undefined) return { decision: 'reject', reason: body.reason ?? words.notSettled };
  const open = balanceOf({ amount: item.dueAmount, amountPaid: item.amountPaid });
  const isMore = item.feeId !== null && open > 0 && amount > open;
  if (isMore && !body.excessPurposeId) throw fieldProblem('items', 'isDue', words.moreThanDue);
  return {
    decision: 'approve',
    amountReceived: amount,
    receivedOn: body.receivedOn,
    journalNumber: body.journalNumber,
    bank: body.bank,
    ...(isMore && { excessPurposeId: body.excessPurposeId }),
  };
}
