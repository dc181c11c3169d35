import {
  type InputOf,
  type MemberList,
  type memberLists,
  mostMemberLists,
  mostOnMemberList,
  type ResponseOf,
} from '@kathok/contract';
import { fieldProblem, orNotFound } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import {
  countEntries,
  countLists,
  deleteEntries,
  deleteList,
  findList,
  findLists,
  insertEntries,
  insertList,
  lockList,
  lockListable,
  lockLists,
  renameList,
} from './member-list.repository.ts';
import { words } from './words.en.ts';

type MemberLists = typeof memberLists;

export function listMemberLists(ctx: Ctx): Promise<MemberList[]> {
  return findLists(ctx.db);
}

export function createMemberList(ctx: Ctx, { body }: InputOf<MemberLists['create']>): Promise<MemberList> {
  return inTransaction(ctx, async (tx) => {
    await lockLists(tx);
    if ((await countLists(tx)) >= mostMemberLists) {
      throw fieldProblem('name', 'isRoom', words.noRoomForList(mostMemberLists));
    }
    const list = await insertList(tx, { name: body.name, createdAt: ctx.now });
    const members = await putOnList(ctx, tx, list.id, body.ids);
    await ctx.audit(tx, { action: 'create', ...audited(list), after: { name: list.name, members } });
    return orNotFound(await findList(tx, list.id));
  });
}

export function renameMemberList(
  ctx: Ctx,
  { params, body }: InputOf<MemberLists['update']>,
): Promise<MemberList> {
  return inTransaction(ctx, async (tx) => {
    const { id, name } = orNotFound(await lockList(tx, params.id));
    if (name !== body.name) {
      await renameList(tx, id, body.name);
      const label = { id, name: body.name };
      await ctx.audit(tx, { action: 'update', ...audited(label), before: { name }, after: body });
    }
    return orNotFound(await findList(tx, id));
  });
}

export function removeMemberList(ctx: Ctx, { params }: InputOf<MemberLists['remove']>): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    orNotFound(await lockList(tx, params.id));
    const list = orNotFound(await findList(tx, params.id));
    await deleteList(tx, list.id);
    const { name, memberCount } = list;
    await ctx.audit(tx, { action: 'remove', ...audited(list), before: { name, memberCount } });
  });
}

export function addMembers(
  ctx: Ctx,
  { params, body }: InputOf<MemberLists['addMembers']>,
): Promise<ResponseOf<MemberLists['addMembers']>> {
  return inTransaction(ctx, async (tx) => {
    const list = orNotFound(await lockList(tx, params.id));
    const members = await putOnList(ctx, tx, list.id, body.ids);
    if (members.length > 0) {
      await ctx.audit(tx, { action: 'add_members', ...audited(list), after: { members } });
    }
    return { ...orNotFound(await findList(tx, list.id)), added: members.length };
  });
}

export function removeMembers(
  ctx: Ctx,
  { params, body }: InputOf<MemberLists['removeMembers']>,
): Promise<ResponseOf<MemberLists['removeMembers']>> {
  return inTransaction(ctx, async (tx) => {
    const list = orNotFound(await lockList(tx, params.id));
    const members = await deleteEntries(tx, list.id, body.ids);
    if (members.length > 0) {
      await ctx.audit(tx, { action: 'remove_members', ...audited(list), before: { members } });
    }
    return { ...orNotFound(await findList(tx, list.id)), removed: members.length };
  });
}

/** All of them or nobody. Answers the codes of those who were not on it yet. */
async function putOnList(ctx: Ctx, tx: Tx, listId: string, ids: string[]): Promise<string[]> {
  const wanted = [...new Set(ids)];
  const found = await lockListable(tx, wanted);
  if (found.length < wanted.length) throw fieldProblem('ids', 'exist', words.notMembers);
  const added = new Set(await insertEntries(tx, listId, wanted, ctx.now));
  if ((await countEntries(tx, listId)) > mostOnMemberList) {
    throw fieldProblem('ids', 'isRoom', words.noRoomForMembers(mostOnMemberList));
  }
  return found.flatMap(({ id, membershipCode }) => (added.has(id) ? membershipCode : []));
}

const audited = ({ id, name }: { id: string; name: string }) => ({
  entity: 'MemberList',
  entityId: id,
  label: name,
});
