import type { Day } from '@kathok/contract';
import type { Tx } from '../../db/open-database.ts';
import { addCoverage } from './coverage.repository.ts';
import { insertFee } from './membership-fee.repository.ts';
import { lastDayOf } from './offer.ts';
import type { Terms } from './terms.ts';

interface FirstPeriod {
  memberId: string;
  membershipTypeId: string;
  paymentFrequencyId: string;
  joinedOn: Day;
  terms: Terms;
  waiveFee: boolean;
  wantsAccount: boolean;
  now: Date;
}

/** The fee of the first period; waived, it is covered at once. */
export async function oweFirstPeriod(tx: Tx, { terms, waiveFee, joinedOn, now, ...member }: FirstPeriod) {
  const periodTo = lastDayOf(joinedOn, terms.months);
  const fee = await insertFee(
    tx,
    {
      ...member,
      kind: 'registration',
      periods: 1,
      periodFrom: joinedOn,
      periodTo,
      amount: terms.due.minor,
      currency: terms.due.currency,
      status: waiveFee ? 'waived' : 'open',
    },
    now,
  );
  if (waiveFee) {
    const days = { memberId: member.memberId, fromDay: joinedOn, toDay: periodTo };
    await addCoverage(tx, { ...days, source: 'waiver', feeId: fee.id, createdAt: now });
  }
  return fee;
}
