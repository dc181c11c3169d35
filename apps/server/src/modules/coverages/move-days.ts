import { addDays, type Day, type MovedDays } from '@kathok/contract';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Ctx } from '../../platform/context.ts';
import {
  findCoveredBy,
  findFollowingDays,
  findNamedFees,
  followCoverages,
  movePeriod,
} from './coverage.repository.ts';
import { type Move, moveForward } from './offer.ts';

interface Taken {
  memberId: string;
  periodFrom: Day;
}

/** The days of a fee are gone: those behind them move forward, each with an entry of its own in the audit. */
export async function closeUpDays(
  tx: Tx,
  ctx: Ctx,
  { memberId, periodFrom }: Taken,
  reason: string,
): Promise<void> {
  const moves = moveForward(await findFollowingDays(tx, memberId), periodFrom);
  await move(tx, ctx, { memberId, moves, reason });
}

/** A merge is undone: what one of the two paid behind days of the other one begins behind their own. */
export async function closeUpAfterMerge(tx: Tx, ctx: Ctx, memberId: string, reason: string): Promise<void> {
  const covered = await findFollowingDays(tx, memberId);
  const [first] = covered.map(({ from }) => from).toSorted();
  if (!first) return;
  await move(tx, ctx, {
    memberId,
    moves: moveForward(covered, addDays(first, 1)),
    reason,
  });
}

interface Moves {
  memberId: string;
  moves: readonly Move[];
  reason: string;
}

async function move(tx: Tx, ctx: Ctx, { memberId, moves, reason }: Moves): Promise<void> {
  if (moves.length === 0) return;
  for (const each of moves) {
    const { before, after } = await movePeriod(tx, each, ctx.now);
    await ctx.audit(tx, {
      action: 'update',
      entity: 'MembershipFee',
      entityId: after.id,
      label: after.feeNumber,
      before: { periodFrom: before.periodFrom, periodTo: before.periodTo },
      after: { periodFrom: after.periodFrom, periodTo: after.periodTo },
      reason,
    });
  }
  const feeIds = moves.map(({ feeId }) => feeId);
  await followCoverages(tx, [...new Set([memberId, ...(await findCoveredBy(tx, feeIds))])]);
}

/** What would move if this fee were reversed, with whom it concerns. */
export async function daysThatWouldMove(
  db: Db | Tx,
  { id, memberId, periodFrom }: { id: string } & Pick<Taken, 'memberId' | 'periodFrom'>,
): Promise<MovedDays[]> {
  const moves = moveForward(await findFollowingDays(db, memberId, id), periodFrom);
  if (moves.length === 0) return [];
  const named = new Map(
    (
      await findNamedFees(
        db,
        moves.map(({ feeId }) => feeId),
      )
    ).map((fee) => [fee.feeId, fee]),
  );
  return moves.flatMap(({ feeId, from, to }) => {
    const fee = named.get(feeId);
    return fee ? [{ ...fee, newFrom: from, newTo: to }] : [];
  });
}
