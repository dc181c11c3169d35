import type { InputOf, users } from '@kathok/contract';
import { sql, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { compileOnce } from '../../db/statements/compile-once.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { isOneOf } from '../../db/statements/hide-from-planner.ts';
import { readPageByIds } from '../../db/lists/read-page.ts';
import { containsWords } from '../../db/searching/like-patterns.ts';
import type { Schema } from '../../db/schema.ts';
import { hasSecondFactor } from '../auth/index.ts';
import { permissionsOfRole, rightsOfRole } from '../roles/index.ts';

type ListQuery = InputOf<typeof users.list>['query'];
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;
/** Without what they may do, which a list does not show and which costs a look-up for every row that is skipped. */
export type ListedUserRow = Omit<UserRow, 'ability'>;
export type UserWithRoleRow = Awaited<ReturnType<typeof findUsersWithRoles>>[number];

const columns = {
  name: sql`lower(users.name)`,
  email: sql`users.email`,
  role: sql`lower(roles.name)`,
  status: sql`users.status`,
  lastLoginAt: sql`users.last_login_at`,
  createdAt: sql`users.created_at`,
};
// This must be the expression of the index users_search.
const searchable = sql<string>`(lower(users.name) || ' ' || coalesce(users.email, '') || ' ' || coalesce(users.phone, ''))`;

export function findUsers(db: Db | Tx, { sortBy = 'name', order, ...query }: ListQuery) {
  const { roleId, roleType, status, isRemoved = false, q } = query;
  let ids = db
    .selectFrom('users')
    .$if(sortBy === 'role', (rows) => rows.innerJoin('roles', 'roles.id', 'users.roleId'))
    .select('users.id')
    .where('users.deletedAt', isRemoved ? 'is not' : 'is', null);
  if (roleId) ids = ids.where('users.roleId', '=', roleId);
  if (roleType)
    ids = ids.where(sql<boolean>`users.role_id in (select id from roles where role_type = ${roleType})`);
  if (status) ids = ids.where('users.status', '=', status);
  if (q) ids = ids.where(containsWords(searchable, q));
  const direction = order === 'DESC' ? sql`desc` : sql`asc`;
  const sorted = ids
    // Users who never logged in come last in either order.
    .orderBy(
      sortBy === 'lastLoginAt'
        ? sql`last_login_at ${direction} nulls last`
        : sql`${columns[sortBy]} ${direction}`,
    )
    .orderBy(sql`users.id ${direction}`);
  return readPageByIds(db, sorted, (shown) => usersById(db, shown), query);
}

const usersById = compileOnce((db, ids: readonly string[]) =>
  anyUserRows(db).where(isOneOf('users.id', ids)),
);

export function findUser(db: Db | Tx, id: string) {
  return userRows(db)
    .select((row) => rightsOfRole(row).as('ability'))
    .where('users.id', '=', id)
    .executeTakeFirst();
}

/** Nobody else changes this user until the transaction ends. Read only once it is locked. */
export async function lockUser(tx: Tx, id: string) {
  await tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return findUser(tx, id);
}

/** A removed user, whom nobody else changes until the transaction ends. */
export function lockRemovedUser(tx: Tx, id: string) {
  return anyUserRows(tx)
    .select((row) => rightsOfRole(row).as('ability'))
    .where('users.id', '=', id)
    .where('users.deletedAt', 'is not', null)
    .forNoKeyUpdate('users')
    .executeTakeFirst();
}

export function findUserOptions(db: Db | Tx, includeInactive: boolean) {
  let query = userRows(db);
  if (!includeInactive) query = query.where('users.status', '=', 'active');
  return query.orderBy(columns.name).orderBy('users.id').execute();
}

export function findUsersWithRoles(db: Db | Tx) {
  const permission = ['id', 'action', 'subject', 'name', 'description'] as const;
  return userRows(db)
    .select((row) =>
      jsonArrayFrom(
        permissionsOfRole(row).select(permission.map((column) => `permissions.${column}` as const)),
      ).as('permissions'),
    )
    .orderBy(columns.name)
    .orderBy('users.id')
    .execute();
}

export async function isAnybodyThere(db: Db | Tx): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

interface NewUser {
  name: string;
  email: string;
  phone: string | null;
  roleId: string;
  passwordHash: string | null;
  mustChangePassword?: boolean;
}

export async function insertUser(tx: Tx, user: NewUser, now: Date): Promise<string> {
  const values = { ...user, createdAt: now, updatedAt: now };
  const { id } = await tx.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateUserRow(
  tx: Tx,
  id: string,
  values: Updateable<Schema['users']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('users')
    .set((row) => ({ ...values, version: row('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute();
}

/** Reads the users who were not removed. */
function userRows(db: Db | Tx) {
  return anyUserRows(db).where('users.deletedAt', 'is', null);
}

function anyUserRows(db: Db | Tx) {
  return db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.roleId')
    .select(['users.id', 'users.name', 'users.email', 'users.phone', 'users.photoFileId', 'users.roleId'])
    .select(['roles.name as role', 'roles.roleType', 'users.status', 'users.memberId', 'users.authVersion'])
    .select(['users.lastLoginAt', 'users.version', 'users.createdAt', 'users.updatedAt'])
    .select((row) => row('users.passwordHash', 'is not', null).$castTo<boolean>().as('hasPassword'))
    .select(hasSecondFactor.as('hasSecondFactor'));
}
