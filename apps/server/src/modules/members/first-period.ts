import type { Day } from '@kathok/contract';
import type { Tx } from '../../db/open-database.ts';
import { addCoverage } from './coverage.ts';
import { insertRegistrationFee } from './membership-fee.ts';
import { firstPeriodEnd } from './offer.ts';
import type { Terms } from './terms.ts';

interface FirstPeriod {
  memberId: string;
  membershipTypeId: string;
  paymentFrequencyId: string;
  joinedOn: Day;
  terms: Terms;
  waiveFee: boolean;
  now: Date;
}

/** The fee of the first period; waived, it is covered at once. */
export async function oweFirstPeriod(tx: Tx, { terms, waiveFee, joinedOn, now, ...member }: FirstPeriod) {
  const periodTo = firstPeriodEnd(joinedOn, terms.months);
  const period = { periodFrom: joinedOn, periodTo, due: terms.due };
  const fee = await insertRegistrationFee(
    tx,
    { ...member, ...period, status: waiveFee ? 'waived' : 'open' },
    now,
  );
  if (waiveFee) {
    const days = { memberId: member.memberId, fromDay: joinedOn, toDay: periodTo };
    await addCoverage(tx, { ...days, source: 'waiver', feeId: fee.id, createdAt: now });
  }
  return fee;
}
