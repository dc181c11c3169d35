import { dayOf, formatAmount, type InputOf, type JointPayment, type jointPayments } from '@kathok/contract';
import { fieldProblem, orNotFound } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import { writeNow } from '../../db/at-end/index.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import { newReference } from '../../platform/payment-reference.repository.ts';
import { findMembersById } from '../members/index.ts';
import { recordPayment } from '../payments/index.ts';
import type { JointActs } from './joint-acts.ts';
import { auditedJoint, isJointStaff, payableBy } from './joint-access.ts';
import { type OpenItem, openItems } from './joint-items.ts';
import { findJoint, insertJoint, type JointRecord } from './joint-payment.repository.ts';
import { presentJoint } from './present-joint.ts';
import { tellPaidFor } from './payment-notice.ts';
import { words } from './words.en.ts';

type Create = InputOf<typeof jointPayments.create>;

/** Several are put together to be paid at once. What each costs is worked out here; staff may have the money in hand. */
export function createJoint(ctx: Ctx, { body }: Create, acts: JointActs): Promise<JointPayment> {
  return inTransaction(ctx, async (tx) => {
    const isStaff = isJointStaff(ctx, 'update');
    requireForStaff(body, isStaff);
    const payerId = await payerOf(tx, ctx, body, isStaff);
    const mayPayFor = await payableBy(tx, ctx, body.grants ?? [], acts);
    const open = await openItems(tx, ctx, body.items, mayPayFor, acts);
    const amount = open.reduce((sum, one) => sum + one.amount, 0);
    const id = await insertJoint(
      tx,
      {
        reference: await newReference(tx),
        payerId,
        amount,
        currency: open[0]!.due.currency,
        channel: isStaff ? 'staff' : ctx.actor?.memberId ? 'member' : 'public',
        createdBy: ctx.actor?.id ?? null,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      },
      open.map(({ kind, dueId, place, amount: cost }) => ({
        position: place + 1,
        [kind.column]: dueId,
        amount: cost,
      })),
    );
    const joint = orNotFound(await findJoint(tx, id));
    const labels = open.map(({ due }) => due.label);
    const after = { amount: formatAmount(amount), currency: joint.currency, items: labels };
    await ctx.audit(tx, { action: 'create', ...auditedJoint(joint), after });
    if (body.method) await record(tx, ctx, { joint, open, acts }, { ...body, method: body.method });
    await writeNow(tx);
    return presentJoint(ctx, tx, joint);
  });
}

const ofStaff = ['method', 'paidOn', 'bank', 'journalNumber', 'paymentStatus', 'payerId'] as const;

function requireForStaff(body: Create['body'], isStaff: boolean): void {
  const given = ofStaff.find((field) => body[field] !== undefined && field !== 'paymentStatus');
  if (given && !isStaff) throw fieldProblem(given, 'isForStaff', words.staffOnly);
}

async function payerOf(tx: Tx, ctx: Ctx, { payerId }: Create['body'], isStaff: boolean) {
  if (!isStaff) return ctx.actor?.memberId ?? null;
  if (!payerId) return null;
  if ((await findMembersById(tx, [payerId])).length === 0)
    throw fieldProblem('payerId', 'exists', words.noMember);
  return payerId;
}

type MoneyInHand = Omit<Create['body'], 'method'> & { method: NonNullable<Create['body']['method']> };

/** One handful of cash, one cheque: each item has a payment and a receipt of its own. */
async function record(
  tx: Tx,
  ctx: Ctx,
  { joint, open, acts }: { joint: JointRecord; open: readonly OpenItem[]; acts: JointActs },
  { method, paidOn = dayOf(ctx.now), bank, journalNumber, paymentStatus = 'paid' }: MoneyInHand,
): Promise<void> {
  const given = { method, paidOn, bank, journalNumber, paymentStatus };
  for (const [place, { kind, due, memberId, amount }] of open.entries()) {
    const share = { jointPaymentId: joint.id, holdsKey: place === 0 };
    const { receipt } = await recordPayment(tx, ctx, kind, due, given, share);
    if (receipt && memberId) await tellPaidFor(tx, ctx, joint, { memberId, amount }, acts);
  }
}
