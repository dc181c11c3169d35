import { sql } from 'kysely';
import type { Tx } from '../../../db/open-database.ts';
import type { Moved } from './merge.repository.ts';
import type { LinkBefore } from './merged-families.repository.ts';
import type { Values } from './merged-values.ts';

/** What a merge changed, so that it can be taken back. */
export interface UndoRecord {
  before: { person: Values; member: Values };
  written: { person: Values; member: Values };
  moved: Moved[];
  coverageIds: string[];
  /** The open renewal that had to go, where there were two. */
  cancelledRenewalId?: string | null;
  /** Lists that the kept one came onto; not there in merges from before there were lists. */
  listIds?: string[];
  /** Family links that had to change; not there in merges from before there were families. */
  familyLinks?: LinkBefore[];
}

interface NewMerge {
  keptMemberId: string;
  mergedMemberId: string;
  undo: UndoRecord;
  createdBy: string | null;
  createdAt: Date;
  undoUntil: Date;
}

/** Later than what either took part in before, also where the clock was set back: merges are undone in their order. */
export async function insertMerge(tx: Tx, { undo, createdAt, ...merge }: NewMerge): Promise<string> {
  const both = [merge.keptMemberId, merge.mergedMemberId];
  const later = sql<Date>`greatest(${createdAt}::timestamptz, (
    select max(created_at) + interval '1 millisecond' from member_merges
    where kept_member_id = any(${both}::uuid[]) or merged_member_id = any(${both}::uuid[])))`;
  const inserted = tx
    .insertInto('memberMerges')
    .values({ ...merge, createdAt: later, undo: JSON.stringify(undo) })
    .returning('id');
  return (await inserted.executeTakeFirstOrThrow()).id;
}

export async function lockMerge(tx: Tx, id: string) {
  const merge = await tx
    .selectFrom('memberMerges')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return merge && { ...merge, undo: merge.undo as unknown as UndoRecord };
}

/** Whether one of them took part in a merge after this one that still stands. */
export async function isMergedSince(
  tx: Tx,
  memberIds: string[],
  since: Date,
  exceptId: string,
): Promise<boolean> {
  const later = await tx
    .selectFrom('memberMerges')
    .select('id')
    .where('undoneAt', 'is', null)
    .where('createdAt', '>=', since)
    .where('id', '<>', exceptId)
    .where((where) =>
      where.or([where('keptMemberId', 'in', memberIds), where('mergedMemberId', 'in', memberIds)]),
    )
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

export async function markUndone(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('memberMerges').set({ undoneAt: now }).where('id', '=', id).execute();
}
