import { type Donation, type fees, type InputOf, type MembershipFee } from '@kathok/contract';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import { feeDue } from './fee-due.ts';
import { findFeeRecord } from './fee.repository.ts';
import { wholeFee } from './fee.service.ts';
import { donationDue, donorColumns, takeExcess, takeKeptMoney } from '../donations/index.ts';
import { existing } from '../members/index.ts';
import { decide, findSplitsOf, reverse } from '../payments/index.ts';

type Fees = typeof fees;

/** Staff approve or reject what waits. */
export function decideFee(ctx: Ctx, { params, body }: InputOf<Fees['decide']>): Promise<MembershipFee> {
  return inTransaction(ctx, async (tx) => {
    await decide(tx, ctx, feeDue, params.id, body, takeExcess);
    return wholeFee(tx, params.id);
  });
}

/** A bounced cheque, a mistake: the coverage goes with the money, and so does the gift that was made of what was over. */
export function reverseFee(ctx: Ctx, { params, body }: InputOf<Fees['reverse']>): Promise<MembershipFee> {
  return inTransaction(ctx, async (tx) => {
    const { id } = await reverse(tx, ctx, feeDue, params.id, body);
    for (const split of await findSplitsOf(tx, id)) {
      if (split.donationId)
        await reverse(tx, ctx, donationDue, split.donationId, { reason: body.reason, paymentId: split.id });
    }
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
      const { memberId } = existing(await findFeeRecord(tx, params.id));
      return donorColumns(tx, { donorType: 'member', memberId }, { isStaff: true, now: ctx.now });
    };
    return takeKeptMoney(tx, ctx, { kind: feeDue, dueId: params.id, readDonor, ...body });
  });
}
