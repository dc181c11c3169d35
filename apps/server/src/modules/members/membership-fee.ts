import { randomInt } from 'node:crypto';
import { type Day, membershipCode, type Money, paymentReference } from '@kathok/contract';
import type { Tx } from '../../db/open-database.ts';
import { takeNumbers } from './numbers.ts';
import { firstPeriodEnd } from './offer.ts';
import type { Terms } from './terms.ts';

interface NewFee {
  memberId: string;
  membershipTypeId: string;
  paymentFrequencyId: string;
  periodFrom: Day;
  /** Null: for life. */
  periodTo: Day | null;
  due: Money;
  status: 'open' | 'waived';
}

/** What is owed for joining, with a reference to quote in a transfer. */
export async function insertRegistrationFee(tx: Tx, { due, ...fee }: NewFee, now: Date) {
  const feeNumber = membershipCode('F', await takeNumbers(tx, 'fee_number', 1));
  const row = { ...fee, feeNumber, kind: 'registration' as const, amount: due.minor, currency: due.currency };
  for (;;) {
    const reference = paymentReference(Array.from({ length: 7 }, () => randomInt(30)));
    const inserted = await tx
      .insertInto('membershipFees')
      .values({ ...row, reference, createdAt: now, updatedAt: now })
      // One in twenty thousand million is taken already.
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning(['id', 'reference', 'amount', 'currency'])
      .executeTakeFirst();
    if (inserted) return inserted;
  }
}

interface Applicant {
  id: string;
  membershipTypeId: string;
  paymentFrequencyId: string;
}

/** An applicant who will be another kind of member owes another sum, as long as nothing is paid. */
export async function repriceRegistration(
  tx: Tx,
  { id, ...asked }: Applicant,
  { months, due }: Terms,
): Promise<void> {
  const open = await tx
    .selectFrom('membershipFees')
    .select(['id', 'periodFrom'])
    .where('memberId', '=', id)
    .where('kind', '=', 'registration')
    .where('status', '=', 'open')
    .where('deletedAt', 'is', null)
    .forUpdate()
    .execute();
  for (const fee of open) {
    await tx
      .updateTable('membershipFees')
      .set((row) => ({
        membershipTypeId: asked.membershipTypeId,
        paymentFrequencyId: asked.paymentFrequencyId,
        periodTo: firstPeriodEnd(fee.periodFrom, months),
        amount: due.minor,
        currency: due.currency,
        version: row('version', '+', 1),
      }))
      .where('id', '=', fee.id)
      .execute();
  }
}
