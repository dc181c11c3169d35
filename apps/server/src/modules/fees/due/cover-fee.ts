import { type Day, dayOf } from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { addCoverage, claimDays, isCovered } from '../../coverages/index.ts';
import type { FeePayer } from '../../members/index.ts';
import { settledPeriod } from '../fee-rules.ts';
import { type FeeRecord, findFeeFacts, updateFeeRow } from '../fee.repository.ts';
import { words } from '../words.en.ts';

/** The days that a fee stands for. */
export const daysOf = ({ memberId, periodFrom: fromDay, periodTo: toDay }: FeeRecord) => ({
  memberId,
  fromDay,
  toDay,
});

interface Settled {
  fee: FeeRecord;
  member: FeePayer;
  status: 'paid' | 'waived';
  paidOn: Day;
}

/** A fee that is paid or waived covers its days; of an older book its own, where no other payment stands for them. */
export async function coverFee(tx: Tx, ctx: Ctx, { fee, member, status, paidOn }: Settled): Promise<void> {
  const source = status === 'paid' ? ('fee' as const) : ('waiver' as const);
  // What was waived is no part of what the import paid for.
  const importId = status === 'paid' ? fee.importId : null;
  const coverage = { ...daysOf(fee), source, feeId: fee.id, importId, createdAt: ctx.now };
  const isHistory = fee.importId !== null;
  if (isHistory && (await claimDays(tx, coverage))) {
    await updateFeeRow(tx, fee.id, { status }, ctx.now);
    return;
  }
  if (member.isLifetime) throw new AppError('wrong_state', { detail: words.coveredForLife });
  const { months } = await findFeeFacts(tx, fee.id);
  const { kind, periods, periodFrom, periodTo } = fee;
  const period = settledPeriod(
    {
      kind,
      months,
      periods,
      isHistory,
      period: { periodFrom, periodTo },
      createdOn: dayOf(fee.createdAt),
      paidOn,
    },
    member.paidUntil,
    await isCovered(tx, member.id, periodFrom, periodTo),
  );
  await updateFeeRow(tx, fee.id, { ...period, status }, ctx.now);
  await addCoverage(tx, { ...coverage, fromDay: period.periodFrom, toDay: period.periodTo });
}
