import { type Day, periodEnd } from '@kathok/contract';
import { lastDayOf } from '../../coverages/index.ts';
import type { Period } from '../fee-rules.ts';
import type { FeeTable } from './fee-table.ts';
import { type CoveredDays, startOfPastRenewal } from './paid-days.ts';
import type { PastFee } from './past-fee.ts';
import type { PayingMember } from '../../past-payments/index.ts';

interface Terms {
  frequencyId: string;
  periods: number;
  period: Period;
}

/** What a row of the book stands for; what it leaves out is found in the register. Null where all is paid for life. */
export function settledTerms(
  row: PastFee,
  member: PayingMember,
  { days, table }: { days: readonly CoveredDays[]; table: FeeTable },
): Terms | null {
  const lifelong = row.to === 'life' ? table.forLife() : undefined;
  const frequencyId = row.frequencyId ?? lifelong ?? member.paymentFrequencyId;
  const months = row.to === 'life' ? 0 : table.months(frequencyId);
  const joining = row.kind === 'registration' ? member.joinedOn : null;
  const window = { paidOn: row.payment.paidOn, renewalWindowDays: member.renewalWindowDays };
  const periodFrom = row.from ?? joining ?? startOfPastRenewal(days, window);
  if (periodFrom === null) return null;
  const given = row.to === 'life' ? null : row.to;
  const periods = row.periods ?? (given === null ? 1 : periodsIn(periodFrom, given, months));
  const periodTo = given ?? lastDayOf(periodFrom, months, periods);
  return { frequencyId, periods, period: { periodFrom, periodTo } };
}

const mostPeriods = 10;

/** How often a rhythm fits into these days, rounded up. */
function periodsIn(from: Day, to: Day, months: number): number {
  if (months === 0) return 1;
  let count = 1;
  while (count < mostPeriods && periodEnd(from, months * count) < to) count += 1;
  return count;
}
