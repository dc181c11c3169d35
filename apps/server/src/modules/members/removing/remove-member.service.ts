import { dayOf, type InputOf, type Member, type members } from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import {
  auditedMember,
  findMember,
  lockMember,
  lockMemberEvenRemoved,
  updateMemberRow,
} from '../member.repository.ts';
import { auditableMember, toMember } from '../present-member.ts';
import { countMemberDependents, findCodeOfPerson } from './removal.repository.ts';
import { words } from '../words.en.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';

/** Marked, not deleted: out of the lists, and back again when it was a mistake. */
export async function removeMember(ctx: Ctx, { params }: InputOf<typeof members.remove>): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = orNotFound(await lockMember(tx, params.id));
    const dependents = await countMemberDependents(tx, row.id);
    const counts = Object.fromEntries(Object.entries(dependents).filter(([, count]) => count > 0));
    if (Object.keys(counts).length > 0) {
      throw new AppError('in_use', { detail: words.stillNeeded(row.name, counts), counts });
    }
    await updateMemberRow(tx, row.id, { deletedAt: ctx.now }, ctx.now);
    await ctx.audit(tx, { action: 'remove', ...auditedMember(row), before: auditableMember(row) });
  });
}

export function restoreMember(ctx: Ctx, { params }: InputOf<typeof members.restore>): Promise<Member> {
  return inTransaction(ctx, async (tx) => {
    const row = orNotFound(await lockMemberEvenRemoved(tx, params.id));
    // Members who were merged come back by undoing the merge.
    if (!row.deletedAt || row.mergedInto) throw new AppError('not_found');
    const newer = await findCodeOfPerson(tx, row.personId);
    if (newer) throw new AppError('wrong_state', { detail: words.registeredAnew(newer) });
    await updateMemberRow(tx, row.id, { deletedAt: null }, ctx.now);
    const after = orNotFound(await findMember(tx, row.id));
    await ctx.audit(tx, { action: 'restore', ...auditedMember(after), after: auditableMember(after) });
    return toMember(after, dayOf(ctx.now), true);
  });
}
