import { type Day, membershipCode } from '@kathok/contract';
import type { Tx } from '../../db/open-database.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { auditFeeChange } from './audit-fee.ts';
import { takeNumbers } from '../../platform/numbers.ts';
import { lastDayOf } from './offer.ts';
import { requireTerms } from './terms.ts';
import { words } from './words.en.ts';
import { newReference } from '../payments/index.ts';

interface NewFee {
  memberId: string;
  kind: 'registration' | 'renewal';
  membershipTypeId: string;
  paymentFrequencyId: string;
  periods: number;
  periodFrom: Day;
  /** Null: for life. */
  periodTo: Day | null;
  amount: number;
  currency: string;
  status?: 'open' | 'waived';
}

/** What is owed for joining or staying, with a reference to quote in a transfer. */
export async function insertFee(tx: Tx, fee: NewFee, now: Date) {
  const reference = await newReference(tx);
  const feeNumber = membershipCode('F', await takeNumbers(tx, 'fee_number', 1));
  return tx
    .insertInto('membershipFees')
    .values({ ...fee, feeNumber, reference, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface Applicant {
  id: string;
  membershipTypeId: string;
  paymentFrequencyId: string;
  countryId: string | null;
}

/** An applicant who will be another kind of member owes another sum, as long as no money is on its way. */
export async function repriceRegistration(
  tx: Tx,
  ctx: Ctx,
  { id, membershipTypeId, paymentFrequencyId, countryId }: Applicant,
): Promise<void> {
  const asked = { membershipTypeId, paymentFrequencyId };
  const open = await tx
    .selectFrom('membershipFees')
    .selectAll()
    .where('memberId', '=', id)
    .where('kind', '=', 'registration')
    .where('status', '=', 'open')
    .where('deletedAt', 'is', null)
    .forUpdate()
    .execute();
  for (const fee of open) {
    const { periodFrom, periods, amountPaid, paymentStatus } = fee;
    if (amountPaid > 0 || paymentStatus === 'pending' || paymentStatus === 'processing')
      throw new AppError('wrong_state', { detail: words.moneyOnItsWay });
    const { months, due } = await requireTerms(tx, { ...asked, countryId, periods });
    const repriced = await tx
      .updateTable('membershipFees')
      .set((row) => ({
        ...asked,
        periodTo: lastDayOf(periodFrom, months, periods),
        amount: due.minor,
        currency: due.currency,
        version: row('version', '+', 1),
        updatedAt: ctx.now,
      }))
      .where('id', '=', fee.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await auditFeeChange(tx, ctx, fee, repriced);
  }
}
