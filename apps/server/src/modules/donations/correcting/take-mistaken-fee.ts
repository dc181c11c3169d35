import type { Correction } from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import type { PaymentRecord } from '../../../db/schema.ts';
import type { Ctx } from '../../../platform/context.ts';
import { rewritePayment, type takeOutPayment } from '../../payments/index.ts';
import { isDonationStaff } from '../donation-access.ts';
import { donationDue } from '../donation-due.ts';
import { addDonation, findDonation } from '../donation.repository.ts';
import { donorOfMember } from '../giving/member-donor.ts';
import { auditableDonation, auditedDonation } from '../present-donation.ts';
import { requireActivePurpose } from './split-donation.ts';

type Mistake = Parameters<typeof takeOutPayment>[4];

interface MistakenFee {
  taken: PaymentRecord;
  fee: { memberId: string; feeNumber: string };
  purposeId: string;
  mistake: Mistake;
}

/** Money that was written as a member's fee and was a donation. */
export async function takeMistakeAsDonation(
  tx: Tx,
  ctx: Ctx,
  { taken, fee: { memberId, feeNumber }, purposeId, mistake }: MistakenFee,
): Promise<Correction> {
  if (!isDonationStaff(ctx, 'manage')) throw new AppError('not_allowed');
  await requireActivePurpose(tx, purposeId, 'purposeId');
  const { amount, currency, paidOn: donatedOn } = taken;
  const donation = { ...(await donorOfMember(tx, memberId)), purposeId, amount, currency, donatedOn };
  const id = await addDonation(tx, { ...donation, channel: 'staff' }, ctx.now);
  const due = orNotFound(await donationDue.lock(tx, id));
  const corrected = await rewritePayment(tx, ctx, { kind: donationDue, due, taken, amount, mistake });
  const row = orNotFound(await findDonation(tx, id));
  const after = { ...auditableDonation(row), correctionOf: feeNumber };
  await ctx.audit(tx, { action: 'create', ...auditedDonation(row), after, reason: mistake.reason });
  return corrected;
}
