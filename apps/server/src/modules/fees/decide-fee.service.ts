import type { fees, InputOf, MembershipFee } from '@kathok/contract';
import { takeExcess } from '../donations/index.ts';
import { feeDue } from './fee-due.ts';
import { wholeFee } from './present-fee.ts';
import { prepareDecision, readThenIssue } from '../payments/index.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';

type Fees = typeof fees;

/** Staff approve or reject what waits. */
export function decideFee(ctx: Ctx, { params, body }: InputOf<Fees['decide']>): Promise<MembershipFee> {
  return inTransaction(ctx, async (tx) => {
    const issue = await prepareDecision(tx, ctx, feeDue, params.id, body, takeExcess);
    return readThenIssue(() => wholeFee(tx, params.id), issue);
  });
}
