import type { Donation, fees, InputOf } from '@kathok/contract';
import { orNotFound } from '../../../base/app-error.ts';
import { donorOfMember, takeKeptMoney } from '../../donations/index.ts';
import { feeDue } from '../due/fee-due.ts';
import { findFeeRecord } from '../fee.repository.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';

type Fees = typeof fees;

/** Money that came for a fee which is no longer owed becomes a donation of the same member. */
export function takeFeeMoneyAsDonation(
  ctx: Ctx,
  { params, body }: InputOf<Fees['takeAsDonation']>,
): Promise<Donation> {
  return inTransaction(ctx, async (tx) => {
    const readDonor = async () => {
      const { memberId } = orNotFound(await findFeeRecord(tx, params.id));
      return donorOfMember(tx, memberId);
    };
    return takeKeptMoney(tx, ctx, { kind: feeDue, dueId: params.id, readDonor, ...body });
  });
}
