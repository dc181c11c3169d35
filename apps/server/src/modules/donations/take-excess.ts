import { donorColumns } from './giving/donor.ts';
import { findMemberOfFee } from './giving/giver.repository.ts';
import { requireActivePurpose, splitDonation } from './split-donation.ts';
import type { TakeExcess } from '../payments/index.ts';

/** What came beyond a fee becomes a donation of the same member, with a payment and a receipt of its own. */
export const takeExcess: TakeExcess = async (tx, ctx, { due: fee, payment, amount, purposeId }) => {
  const { memberId } = await findMemberOfFee(tx, fee.id);
  const donor = await donorColumns(tx, { donorType: 'member', memberId }, { isStaff: true, now: ctx.now });
  await requireActivePurpose(tx, purposeId, 'excessPurposeId');
  const issue = await splitDonation(tx, ctx, { donor, payment, amount, purposeId, splitFrom: fee.label });
  return async () => {
    await issue();
  };
};
