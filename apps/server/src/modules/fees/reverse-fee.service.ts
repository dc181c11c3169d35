import type { Donation, fees, InputOf, MembershipFee } from '@kathok/contract';
import { orNotFound } from '../../base/app-error.ts';
import { donorOfMember, takeKeptMoney } from '../donations/index.ts';
import { feeDue } from './fee-due.ts';
import { findFeeRecord } from './fee.repository.ts';
import { wholeFee } from './present-fee.ts';
import { reverseDue } from '../payments/index.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';

type Fees = typeof fees;

/** A bounced cheque, a mistake: the coverage goes with the money, and so does the donation that was made of what was over. */
export function reverseFee(ctx: Ctx, { params, body }: InputOf<Fees['reverse']>): Promise<MembershipFee> {
  return inTransaction(ctx, async (tx) => {
    await reverseDue(tx, ctx, feeDue, params.id, body);
    return wholeFee(tx, params.id);
  });
}

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
