import { AppError, fieldProblem } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import { auditFeeChange } from './audit-fee.ts';
import { keepsTypeOfReceipts, lockOpenRegistrations, repriceFee } from './membership-fee.repository.ts';
import { lastDayOf } from './offer.ts';
import { requireTerms } from './terms.ts';
import { words } from './words.en.ts';
import type { Ctx } from '../../platform/context.ts';

interface Applicant {
  id: string;
  membershipTypeId: string;
  paymentFrequencyId: string;
  countryId: string | null;
}

/** An applicant who will be another kind of member owes another sum, as long as no money has come and none waits to be verified. */
export async function repriceRegistration(
  tx: Tx,
  ctx: Ctx,
  { id, membershipTypeId, paymentFrequencyId, countryId }: Applicant,
): Promise<void> {
  const asked = { membershipTypeId, paymentFrequencyId };
  const open = await lockOpenRegistrations(tx, id);
  for (const fee of open) {
    const { periodFrom, periods, amountPaid, paymentStatus } = fee;
    // A started card payment binds nobody in the office: what does not fit when it is paid is kept apart.
    if (amountPaid > 0 || paymentStatus === 'pending')
      throw new AppError('wrong_state', { detail: words.moneyOnItsWay });
    if (!(await keepsTypeOfReceipts(tx, fee, membershipTypeId)))
      throw fieldProblem('membershipTypeId', 'isOpen', words.typeOnReceipt(fee.feeNumber));
    const { months, due } = await requireTerms(tx, { ...asked, countryId, periods });
    const repriced = await repriceFee(
      tx,
      fee.id,
      {
        ...asked,
        periodTo: lastDayOf(periodFrom, months, periods),
        amount: due.minor,
        currency: due.currency,
      },
      ctx.now,
    );
    await auditFeeChange(tx, ctx, fee, repriced);
  }
}
