import type { InputOf, roles } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { readPage } from '../../db/lists/read-page.ts';
import { containsWords } from '../../db/searching/like-patterns.ts';
import { rightsOfRole } from './rights-of-role-sql.ts';

type UsersQuery = InputOf<typeof roles.users>['query'];

const columns = { name: sql`lower(users.name)`, email: sql`users.email` };

export function findUsersOfRole(
  db: Db | Tx,
  roleId: string,
  { q, sortBy = 'name', order, ...paging }: UsersQuery,
) {
  let query = db
    .selectFrom('users')
    .where('roleId', '=', roleId)
    .where('deletedAt', 'is', null)
    .select(['id', 'name', 'email', 'status', 'photoFileId', 'lastLoginAt']);
  if (q) query = query.where(containsWords(sql`lower(concat_ws(' ', users.name, users.email))`, q));
  return readPage(
    db,
    query.orderBy(columns[sortBy], order === 'DESC' ? 'desc' : 'asc').orderBy('id'),
    paging,
  );
}

/** Nobody changes or removes the role before the transaction that gives it to somebody has ended. */
export async function findRoleToGrant(tx: Tx, id: string) {
  await tx.selectFrom('roles').select('id').where('id', '=', id).forShare().execute();
  return tx
    .selectFrom('roles')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .select(['id', 'name', 'roleType'])
    .select((row) => rightsOfRole(row).as('ability'))
    .executeTakeFirst();
}

/** Whether this role may manage anything at all: its holders are more than readers and clerks. */
export async function roleMayManage(db: Db | Tx, roleId: string): Promise<boolean> {
  const found = await db
    .selectFrom('rolePermissions')
    .innerJoin('permissions', 'permissions.id', 'rolePermissions.permissionId')
    .where('roleId', '=', roleId)
    .where('action', '=', 'manage')
    .select('roleId')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
