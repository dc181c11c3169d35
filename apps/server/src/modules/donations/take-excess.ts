import { insertPayment } from '../payments/attempts.ts';
import { credit } from '../payments/credit.ts';
import type { TakeExcess } from '../payments/decide.ts';
import { fieldProblem } from '../../platform/app-error.ts';
import { donationDue } from './donation-due.ts';
import { findDonation, findGiftPurpose } from './donation.repository.ts';
import { addDonation } from './giving/add-donation.ts';
import { donorColumns } from './giving/donor.ts';
import { findMemberOfFee } from './giving/giver.repository.ts';
import { auditableDonation, auditedDonation, existing } from './present-donation.ts';
import { words } from './words.en.ts';

/**
 * What came beyond a fee becomes a gift of the same member, with a payment and a receipt of its own. The transfer was
 * one, so the journal number stays with the payment it was split from.
 */
export const takeExcess: TakeExcess = async (tx, ctx, { due: fee, payment, amount, purposeId }) => {
  const purpose = await findGiftPurpose(tx, purposeId);
  if (!purpose?.isActive) throw fieldProblem('excessPurposeId', 'exists', words.noPurpose);
  const { memberId } = await findMemberOfFee(tx, fee.id);
  const { now } = ctx;
  const donor = await donorColumns(tx, { donorType: 'member', memberId }, { isStaff: true, now });
  const { currency, paidOn } = payment;
  const gift = { ...donor, purposeId, amount, currency, donatedOn: paidOn, channel: 'staff' as const };
  const id = await addDonation(tx, gift, now);
  const due = existing(await donationDue.lock(tx, id));
  const { method, bank, journalNumber, slipFileId, submittedAt, submittedBy, verifiedAt, verifiedBy } =
    payment;
  const split = await insertPayment(tx, {
    donationId: id,
    splitOf: payment.id,
    status: 'paid',
    amount,
    currency,
    paidOn,
    method,
    bank,
    journalNumber,
    slipFileId,
    submittedAt,
    submittedBy,
    verifiedAt,
    verifiedBy,
    createdAt: now,
    updatedAt: now,
  });
  return async () => {
    await credit(tx, ctx, donationDue, due, split);
    const row = existing(await findDonation(tx, id));
    await ctx.audit(tx, {
      action: 'create',
      ...auditedDonation(row),
      after: { ...auditableDonation(row), splitFrom: fee.label },
    });
  };
};
