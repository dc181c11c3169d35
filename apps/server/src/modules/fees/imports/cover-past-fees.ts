import type { Insertable } from 'kysely';
import { randomUUID } from 'node:crypto';
import { insertMany } from '../../../db/statements/insert-many.ts';
import type { Tx } from '../../../db/open-database.ts';
import type { Schema } from '../../../db/schema.ts';
import type { Period } from '../fee-rules.ts';
import { followCutDays } from '../../coverages/index.ts';
import { deleteCoverages, findRegisterDays } from './fee-import.repository.ts';
import { cutDays, without } from './paid-days.ts';
import type { NewBatch } from '../../imports/index.ts';
import type { PayingMember } from '../../past-payments/index.ts';

interface PaidPeriod {
  feeId: string;
  member: PayingMember;
  period: Period;
  isInRegister: boolean;
}

/**
 * The days of past fees. Those that the register has already stay its own, and now name the fee that paid for them:
 * when that is taken back they are the register's alone again. The others are new.
 */
export async function coverPastFees(
  tx: Tx,
  fees: readonly PaidPeriod[],
  { importId, now }: NewBatch,
): Promise<void> {
  const claims = fees.map(({ feeId, member, period, isInRegister }) => ({
    feeId,
    memberId: member.id,
    from: period.periodFrom,
    to: period.periodTo,
    isInRegister,
  }));
  const claimants = [...new Set(claims.filter((each) => each.isInRegister).map(({ memberId }) => memberId))];
  const register = claimants.length > 0 ? await findRegisterDays(tx, claimants) : [];
  const cut = register.flatMap((days) => {
    const pieces = cutDays(
      days,
      claims.filter(({ memberId }) => memberId === days.memberId),
    );
    return pieces.some(({ feeId }) => feeId !== null) ? pieces : [];
  });
  const fresh = claims.flatMap(({ feeId, memberId, from, to }) => {
    const taken = register.filter((days) => days.memberId === memberId);
    return without({ from, to }, taken).map((days) => ({ from: days.from, to: days.to, feeId, memberId }));
  });
  await deleteCoverages(tx, [...new Set(cut.map(({ id }) => id))]);
  const pieces = cut.map(({ id: cutFrom, ...days }) => ({ ...days, id: randomUUID(), cutFrom }));
  await insertMany(tx, 'coverages', [
    ...pieces.map((days) =>
      coverage(days, { source: 'import', importId: days.importId, createdAt: days.createdAt }),
    ),
    ...fresh.map((days) => coverage(days, { source: 'fee', importId, createdAt: now })),
  ]);
  await followCutDays(tx, claimants, pieces);
}

interface Days {
  id?: string;
  memberId: string;
  feeId: string | null;
  from: string;
  to: string | null;
}
type Origin = Pick<Insertable<Schema['coverages']>, 'source' | 'importId' | 'createdAt'>;

const coverage = (
  { id = randomUUID(), memberId, feeId, from: fromDay, to: toDay }: Days,
  origin: Origin,
) => ({
  id,
  memberId,
  feeId,
  fromDay,
  toDay,
  ...origin,
});
