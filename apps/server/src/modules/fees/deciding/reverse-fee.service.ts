import type { fees, InputOf, MembershipFee } from '@kathok/contract';
import { feeDue } from '../due/fee-due.ts';
import { wholeFee } from '../present-fee.ts';
import { reverseDue } from '../../payments/index.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';

type Fees = typeof fees;

/** A bounced cheque, a mistake: the coverage goes with the money, and so does the donation that was made of what was over. */
export function reverseFee(ctx: Ctx, { params, body }: InputOf<Fees['reverse']>): Promise<MembershipFee> {
  return inTransaction(ctx, async (tx) => {
    await reverseDue(tx, ctx, feeDue, params.id, body);
    return wholeFee(tx, params.id);
  });
}
