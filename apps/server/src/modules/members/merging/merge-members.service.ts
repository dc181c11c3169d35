import { dayOf, type InputOf, type members, type ResponseOf } from '@kathok/contract';
import { AppError, fieldProblem, orNotFound } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { findAccountOfMember } from '../accounts/account.repository.ts';
import { notifyMember } from '../accounts/notify-member.ts';
import { addMissingDays, followCoverage } from '../../coverages/index.ts';
import {
  auditedMember,
  findMember,
  lockMember,
  type MemberRecord,
  updateMemberRow,
  updatePersonRow,
} from '../member.repository.ts';
import { insertMerge } from './merge-record.repository.ts';
import { addMissingLists, countDaysPaidTwice, countLogins, moveOwnedRecords } from './merge.repository.ts';
import { endClashingLinks } from './merged-families.repository.ts';
import { mergedValues, type Values } from './merged-values.ts';
import { keepOneProposal } from './one-proposal.ts';
import { changesOfMember, toMember } from '../present-member.ts';
import { words } from '../words.en.ts';
import { actorOf, type Ctx, inTransaction } from '../../../platform/context.ts';

type Merge = typeof members.merge;
const undoDays = 30;

/** Two records of one person become one. The other is hidden, not lost, and for 30 days it can come back. */
export function mergeMembers(ctx: Ctx, { params, body }: InputOf<Merge>): Promise<ResponseOf<Merge>> {
  if (params.id === body.otherId) throw fieldProblem('otherId', 'isOther', 'must be another member');
  return inTransaction(ctx, async (tx) => {
    const { kept, other } = await lockBoth(tx, params.id, body.otherId);
    if (kept.erasedAt || other.erasedAt) throw new AppError('wrong_state', { detail: words.erased });
    if ((await countLogins(tx, [kept.id, other.id])) > 1) {
      throw new AppError('wrong_state', { detail: words.bothSignIn });
    }
    const holder = (await findAccountOfMember(tx, other.id)) ? other : kept;
    const written = mergedValues(kept, other, body.keep);
    const daysPaidTwice = await countDaysPaidTwice(tx, kept.id, other.id);
    await hide(tx, other, kept, ctx.now);
    await updatePersonRow(tx, kept.personId, written.person, ctx.now);
    await updateMemberRow(tx, kept.id, written.member, ctx.now);
    const cancelledRenewalId = await keepOneProposal(tx, kept.id, other.id, ctx.now);
    const familyLinks = await endClashingLinks(tx, other.id, kept.id, ctx.now);
    const moved = await moveOwnedRecords(tx, other, kept);
    const coverageIds = await addMissingDays(tx, other.id, kept.id);
    const listIds = await addMissingLists(tx, other.id, kept.id);
    await followCoverage(tx, kept.id);

    const undoUntil = new Date(ctx.now.getTime() + undoDays * 24 * 60 * 60 * 1000);
    const before = { person: columnsOf(kept, written.person), member: columnsOf(kept, written.member) };
    const mergeId = await insertMerge(tx, {
      keptMemberId: kept.id,
      mergedMemberId: other.id,
      undo: { before, written, moved, coverageIds, cancelledRenewalId, listIds, familyLinks },
      createdBy: actorOf(ctx).id,
      createdAt: ctx.now,
      undoUntil,
    });
    const after = orNotFound(await findMember(tx, kept.id));
    await notifyMember(ctx, tx, holder, after);
    const differing = changesOfMember(kept, after);
    const reason = words.mergedWith(other.membershipCode, daysPaidTwice);
    await ctx.audit(tx, { action: 'merge', ...auditedMember(after), ...differing, reason });
    await ctx.audit(tx, {
      action: 'merge',
      ...auditedMember(other),
      reason: words.mergedInto(kept.membershipCode),
    });
    const member = toMember(after, dayOf(ctx.now), true);
    return { mergeId, member, undoUntil: undoUntil.toISOString(), daysPaidTwice };
  });
}

/** In the order of their ids, so that two who merge the same pair wait for each other in a row. */
async function lockBoth(tx: Tx, keptId: string, otherId: string) {
  const locked = new Map<string, MemberRecord | undefined>();
  for (const id of [keptId, otherId].sort()) locked.set(id, await lockMember(tx, id));
  const other = locked.get(otherId);
  const kept = orNotFound(locked.get(keptId));
  if (!other) throw fieldProblem('otherId', 'exists', 'is not a member');
  return { kept, other };
}

/** First of all, so that the kept one may take over a number that only one person can have. */
async function hide(tx: Tx, other: MemberRecord, kept: MemberRecord, now: Date): Promise<void> {
  await updatePersonRow(tx, other.personId, { mergedInto: kept.personId }, now);
  await updateMemberRow(tx, other.id, { deletedAt: now, mergedInto: kept.id }, now);
}

function columnsOf(record: MemberRecord, written: Values): Values {
  const values: Values = record;
  return Object.fromEntries(Object.keys(written).map((column) => [column, values[column] ?? null]));
}
