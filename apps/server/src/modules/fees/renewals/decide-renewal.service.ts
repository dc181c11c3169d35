import type { InputOf, MembershipRenewal, renewals } from '@kathok/contract';
import { fieldProblem, orNotFound } from '../../../base/app-error.ts';
import { feeDue } from '../due/fee-due.ts';
import { toRenewal } from './present-renewal.ts';
import { findRenewal } from './renewal.repository.ts';
import { renewalWords as words } from '../words.en.ts';
import { decideDue } from '../../payments/index.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';

type Renewals = typeof renewals;

/** Staff's decision on the payment of its fee. */
export function decideRenewal(
  ctx: Ctx,
  { params, body }: InputOf<Renewals['decide']>,
): Promise<MembershipRenewal> {
  const { id, ...decision } = body;
  if (id !== undefined && id !== params.id) throw fieldProblem('id', 'matches', words.otherId);
  return inTransaction(ctx, async (tx) => {
    const { feeId } = orNotFound(await findRenewal(tx, params.id));
    const [receipt = null] = await decideDue(tx, ctx, [{ kind: feeDue, dueId: feeId, decision }]);
    const renewal = toRenewal(orNotFound(await findRenewal(tx, params.id)));
    return receipt?.isDeciding ? { ...renewal, receiptNumber: receipt.receiptNumber } : renewal;
  });
}
