import type { MemberList } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';

/** Two requests that start a list go one after the other, so that counting the lists holds. */
export async function lockLists(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(727031)`.execute(tx);
}

const memberCount = sql<number>`(select count(*) from member_list_entries as entries
  join members on members.id = entries.member_id and members.deleted_at is null
  where entries.list_id = member_lists.id)`;

const listRows = (db: Db | Tx) =>
  db.selectFrom('memberLists').select(['id', 'name']).select(memberCount.as('memberCount'));

/** By name, whatever its case. */
export function findLists(db: Db | Tx): Promise<MemberList[]> {
  return listRows(db)
    .orderBy(sql`lower(name)`)
    .execute();
}

export function findList(tx: Tx, id: string): Promise<MemberList | undefined> {
  return listRows(tx).where('id', '=', id).executeTakeFirst();
}

/** Until the end of the transaction nobody else changes the list or who is on it. */
export function lockList(tx: Tx, id: string) {
  return tx
    .selectFrom('memberLists')
    .select(['id', 'name'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function countLists(tx: Tx): Promise<number> {
  const row = await tx
    .selectFrom('memberLists')
    .select((list) => list.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export function insertList(tx: Tx, values: { name: string; createdAt: Date }) {
  return tx.insertInto('memberLists').values(values).returning(['id', 'name']).executeTakeFirstOrThrow();
}

export async function renameList(tx: Tx, id: string, name: string): Promise<void> {
  await tx.updateTable('memberLists').set({ name }).where('id', '=', id).execute();
}

export async function deleteList(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('memberLists').where('id', '=', id).execute();
}

/** Those of them who can be on a list: in the register, and not erased. Nobody removes or erases them meanwhile. */
export function lockListable(tx: Tx, ids: string[]) {
  return tx
    .selectFrom('members')
    .innerJoin('people', 'people.id', 'members.personId')
    .select(['members.id', 'membershipCode'])
    .where('members.id', 'in', ids)
    .where('members.deletedAt', 'is', null)
    .where('people.erasedAt', 'is', null)
    .orderBy('members.id')
    .forKeyShare(['members', 'people'])
    .execute();
}

/** Answers the ids of those who were not on it yet. */
export async function insertEntries(tx: Tx, listId: string, ids: string[], now: Date): Promise<string[]> {
  const rows = await tx
    .insertInto('memberListEntries')
    .values(ids.map((memberId) => ({ listId, memberId, addedAt: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('memberId')
    .execute();
  return rows.map(({ memberId }) => memberId);
}

export async function countEntries(tx: Tx, listId: string): Promise<number> {
  const row = await tx
    .selectFrom('memberListEntries')
    .where('listId', '=', listId)
    .select((entry) => entry.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Answers the codes of those who were on it. */
export async function deleteEntries(tx: Tx, listId: string, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ membershipCode: string }>`
    delete from member_list_entries using all_members
    where list_id = ${listId} and member_id = any(${ids}::uuid[]) and all_members.id = member_id
    returning membership_code as "membershipCode"`.execute(tx);
  return rows.map(({ membershipCode }) => membershipCode);
}
