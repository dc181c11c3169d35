import type { InputOf, JointPayment, jointPayments } from '@kathok/contract';
import { AppError, orNotFound } from '../../base/app-error.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { writeNow } from '../../db/at-end/index.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import { type DueKinds, readOwedSlip, submitSlip } from '../payments/index.ts';
import {
  findItems,
  findJoint,
  type JointItemRow,
  lockJoint,
  updateAmounts,
} from './joint-payment.repository.ts';
import { inLockOrder, refOfItem } from './joint-acts.ts';
import { presentJoint } from './present-joint.ts';

type Calls = typeof jointPayments;

export async function getJoint(ctx: Ctx, { params }: InputOf<Calls['get']>): Promise<JointPayment> {
  return presentJoint(ctx, ctx.db, orNotFound(await findJoint(ctx.db, params.id)));
}

async function itemsOf(tx: Db | Tx, id: string): Promise<JointItemRow[]> {
  const items = await findItems(tx, id);
  if (items.length === 0) throw new AppError('not_found');
  return inLockOrder(items);
}

/** Read where the first of them has room for a slip; whether all have is seen in the transaction. */
export const readJointSlip = (dues: DueKinds) => async (ctx: Ctx, input: InputOf<Calls['sendSlip']>) => {
  const [first] = await itemsOf(ctx.db, input.params.id);
  const { kind, dueId } = refOfItem(dues, first!);
  return readOwedSlip(kind, () => dueId)(ctx, input);
};

/** One slip for all of it; it waits to be verified as one. */
export function sendJointSlip(
  ctx: Ctx,
  { params, body }: InputOf<Calls['sendSlip']>,
  slip: Awaited<ReturnType<ReturnType<typeof readJointSlip>>>,
  dues: DueKinds,
): Promise<JointPayment> {
  return inTransaction(ctx, async (tx) => {
    const joint = orNotFound(await lockJoint(tx, params.id));
    const items = await itemsOf(tx, joint.id);
    const refs = items.map((item) => refOfItem(dues, item));
    const amounts = await submitSlip(tx, ctx, refs, { ...body, slip }, joint.id);
    await updateAmounts(tx, joint.id, new Map(items.map(({ id }, place) => [id, amounts[place]!])), ctx.now);
    await writeNow(tx);
    return presentJoint(ctx, tx, orNotFound(await findJoint(tx, joint.id)));
  });
}
