import { z } from 'zod';
import { can, endpoint } from '../../endpoint.ts';
import { id, idParams } from '../../values/fields.ts';
import { memberListName } from './member-list.schema.ts';
import { type Records, withRecords } from '../../record-kinds.ts';

/** The most lists there may be: as many as can still be looked over. */
export const mostMemberLists = 30;
/** What can be picked by hand; a larger group is a filter of the register. */
export const mostOnMemberList = 2000;
/** The most members who are added at once, as many as can be ticked. */
const mostAtOnce = 200;

const memberList = z.object({
  id,
  name: z.string(),
  /** Counts only members who are in the register. */
  memberCount: z.number().int(),
});
export type MemberList = z.output<typeof memberList>;

const chosen = z
  .array(id, 'must be ids of members')
  .min(1, 'must name at least one member')
  .max(mostAtOnce, `must be at most ${mostAtOnce} members`);

const records: Records = { reads: ['MemberList', 'Member'], touches: ['MemberList'] };

/** Members picked by hand and kept together under a name, for everybody in the office. */
export const memberLists = withRecords(records, {
  all: endpoint({
    method: 'GET',
    path: '/member-lists',
    access: can('read', 'Member'),
    summary: 'The lists, by name, with how many members each has',
    response: z.array(memberList),
  }),
  create: endpoint({
    method: 'POST',
    path: '/member-lists',
    access: can('update', 'Member'),
    summary: 'Start a list with members',
    body: z.strictObject({ name: memberListName, ids: chosen }),
    response: memberList,
    status: 201,
    idempotent: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/member-lists/:id',
    access: can('update', 'Member'),
    summary: 'Rename a list',
    params: idParams,
    body: z.strictObject({ name: memberListName }),
    response: memberList,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/member-lists/:id',
    access: can('update', 'Member'),
    summary: 'Delete a list; its members stay in the register',
    params: idParams,
  }),
  addMembers: endpoint({
    method: 'POST',
    path: '/member-lists/:id/add',
    access: can('update', 'Member'),
    summary: 'Add members to a list; those who are on it already stay',
    params: idParams,
    body: z.strictObject({ ids: chosen }),
    response: memberList.extend({ added: z.number().int() }),
  }),
  removeMembers: endpoint({
    method: 'POST',
    path: '/member-lists/:id/remove',
    access: can('update', 'Member'),
    summary: 'Take members off a list',
    params: idParams,
    body: z.strictObject({ ids: chosen }),
    response: memberList.extend({ removed: z.number().int() }),
  }),
});
