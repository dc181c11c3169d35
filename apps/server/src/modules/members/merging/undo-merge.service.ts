import { dayOf, type InputOf, type members, type ResponseOf } from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import { followUndoneMerge } from '../../certificates/index.ts';
import { notifyMember } from '../accounts/notify-member.ts';
import { closeUpAfterMerge, followCoverage } from '../../coverages/index.ts';
import {
  auditedMember,
  findMember,
  lockMember,
  lockMemberEvenRemoved,
  updateMemberRow,
  updatePersonRow,
  type MemberRecord,
} from '../member.repository.ts';
import { isMergedSince, lockMerge, markUndone } from './merge-record.repository.ts';
import {
  moveDaysPaidSince,
  moveOwnedRecordsBack,
  removeAddedDays,
  takeOffLists,
} from './merge.repository.ts';
import { putLinksBack } from './merged-families.repository.ts';
import { valuesToPutBack } from './merged-values.ts';
import { restoreProposal } from './one-proposal.ts';
import { toMember } from '../present-member.ts';
import { words } from '../words.en.ts';
import { actorOf, inTransaction, type Ctx } from '../../../platform/context.ts';
import type { Tx } from '../../../db/open-database.ts';
import { isOnFile } from '../people/known-person.repository.ts';
import { findHolderOfCid, moveDonationsGivenWith } from './returned-number.repository.ts';

interface Merge {
  kept: MemberRecord;
  other: MemberRecord;
  mergedAt: Date;
}

/**
 * The number of a record that comes back is its own again, and so is what was given with it since. Anybody can promise a
 * donation with a CID that nobody had meanwhile: who is known by it from such promises alone gives it up.
 */
async function giveBackNumber(tx: Tx, { kept, other, mergedAt }: Merge, now: Date): Promise<void> {
  const { identityType, identityNumber: number, personId: to } = other;
  if (number === null) return;
  await moveDonationsGivenWith(tx, { from: kept.personId, to, number, since: mergedAt });
  const holder = identityType === 'cid' ? await findHolderOfCid(tx, number) : undefined;
  if (holder === undefined || (await isOnFile(tx, holder))) return;
  await updatePersonRow(tx, holder, { identityType: null, identityNumber: null }, now);
  await moveDonationsGivenWith(tx, { from: holder, to, number, since: null });
}

type UndoMerge = typeof members.undoMerge;

/** Both are there again, as they were; what was corrected on the kept one since stays corrected. */
export function undoMerge(ctx: Ctx, { params }: InputOf<UndoMerge>): Promise<ResponseOf<UndoMerge>> {
  return inTransaction(ctx, async (tx) => {
    const merge = orNotFound(await lockMerge(tx, params.id));
    const { keptMemberId, mergedMemberId, undo } = merge;
    if (merge.undoneAt) throw new AppError('wrong_state', { detail: words.undoneAlready });
    if (ctx.now > merge.undoUntil) throw new AppError('wrong_state', { detail: words.tooLateToUndo });
    if (await isMergedSince(tx, [keptMemberId, mergedMemberId], merge.createdAt, merge.id)) {
      throw new AppError('wrong_state', { detail: words.mergedSince });
    }
    const kept = orNotFound(await lockMember(tx, keptMemberId));
    const other = orNotFound(await lockMemberEvenRemoved(tx, mergedMemberId));
    const { before, written } = undo;
    await updatePersonRow(tx, kept.personId, valuesToPutBack(before.person, written.person, kept), ctx.now);
    await updateMemberRow(tx, kept.id, valuesToPutBack(before.member, written.member, kept), ctx.now);
    await moveOwnedRecordsBack(tx, undo.moved, kept, other);
    await putLinksBack(tx, undo.familyLinks ?? []);
    await removeAddedDays(tx, undo.coverageIds, kept.id);
    await takeOffLists(tx, kept.id, undo.listIds ?? []);
    await moveDaysPaidSince(tx, undo.moved, kept.id, other.id);
    if (undo.cancelledRenewalId) await restoreProposal(tx, undo.cancelledRenewalId, ctx.now);
    await giveBackNumber(tx, { kept, other, mergedAt: merge.createdAt }, ctx.now);
    await updatePersonRow(tx, other.personId, { mergedInto: null }, ctx.now);
    await updateMemberRow(tx, other.id, { deletedAt: null, mergedInto: null }, ctx.now);
    for (const id of [kept.id, other.id]) {
      await closeUpAfterMerge(tx, ctx, id, words.movedAfterMerge);
      await followCoverage(tx, id);
    }
    await markUndone(tx, merge.id, ctx.now);
    const occasion = { now: ctx.now, by: actorOf(ctx).id, audit: ctx.audit };
    await followUndoneMerge(tx, [kept.personId, other.personId], occasion);

    const both = [];
    for (const id of [kept.id, other.id]) {
      const row = orNotFound(await findMember(tx, id));
      // Whichever has the account again: it was reached by the contact of the kept one until now.
      await notifyMember(ctx, tx, kept, row);
      await ctx.audit(tx, { action: 'undo_merge', ...auditedMember(row) });
      both.push(toMember(row, dayOf(ctx.now), true));
    }
    return { members: both };
  });
}
