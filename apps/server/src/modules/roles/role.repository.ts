import type { InputOf, Role, roles } from '@kathok/contract';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../../db/open-database.ts';
import { readPage } from '../../db/lists/read-page.ts';
import { containsWords } from '../../db/searching/like-patterns.ts';
import { permissionsOfRole } from './rights-of-role-sql.ts';

type ListQuery = InputOf<typeof roles.list>['query'];
export type RoleRow = NonNullable<Awaited<ReturnType<typeof findRole>>>;

const columns = {
  name: sql`lower(roles.name)`,
  roleType: sql`roles.role_type`,
  userCount: sql`user_count`,
  createdAt: sql`roles.created_at`,
};

export function findRoles(db: Db | Tx, query: ListQuery) {
  return readPage(db, filtered(db, query), query);
}

/** Every role there is, filtered and sorted like a page of them. */
export function findAllRoles(db: Db | Tx, query: ListQuery) {
  return filtered(db, query).execute();
}

export function findRole(db: Db | Tx, id: string) {
  return roleRows(db).where('roles.id', '=', id).executeTakeFirst();
}

/** Nobody changes this role, or gives it to anybody, until the transaction ends. Read only once it is locked. */
export async function lockRole(tx: Tx, id: string) {
  await tx.selectFrom('roles').select('id').where('id', '=', id).forUpdate().execute();
  return findRole(tx, id);
}

type NewRole = Pick<
  Role,
  'name' | 'description' | 'roleType' | 'requiresSecondFactor' | 'secondFactorEachTime'
>;

export async function insertRole(tx: Tx, role: NewRole, now: Date): Promise<string> {
  const values = { ...role, createdAt: now, updatedAt: now };
  const { id } = await tx.insertInto('roles').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateRoleRow(tx: Tx, id: string, values: Partial<NewRole>, now: Date): Promise<void> {
  await tx
    .updateTable('roles')
    .set((row) => ({ ...values, version: row('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute();
}

export async function replacePermissions(tx: Tx, roleId: string, permissionIds: string[]): Promise<void> {
  await tx.deleteFrom('rolePermissions').where('roleId', '=', roleId).execute();
  if (permissionIds.length === 0) return;
  const rows = permissionIds.map((permissionId) => ({ roleId, permissionId }));
  await tx.insertInto('rolePermissions').values(rows).execute();
}

/** Kept for the history of users who were removed earlier and had it. */
export async function markRoleRemoved(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('roles').set({ deletedAt: now }).where('id', '=', id).execute();
}

export function findPermissionsById(db: Db | Tx, ids: string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('permissions')
    .select(['id', 'action', 'subject', 'name'])
    .where('id', 'in', ids)
    .execute();
}

function filtered(db: Db | Tx, { q, roleType, sortBy = 'name', order }: ListQuery) {
  let query = roleRows(db);
  if (q) query = query.where(containsWords(sql`lower(roles.name || ' ' || roles.description)`, q));
  if (roleType) query = query.where('roleType', '=', roleType);
  return query.orderBy(columns[sortBy], order === 'DESC' ? 'desc' : 'asc').orderBy('roles.id');
}

function roleRows(db: Db | Tx) {
  return db
    .selectFrom('roles')
    .where('roles.deletedAt', 'is', null)
    .select(['roles.id', 'roles.name', 'roles.description', 'roleType', 'isSystem'])
    .select(['requiresSecondFactor', 'secondFactorEachTime'])
    .select(['roles.version', 'roles.createdAt', 'roles.updatedAt'])
    .select((row) => [
      row
        .selectFrom('users')
        .whereRef('users.roleId', '=', 'roles.id')
        .where('users.deletedAt', 'is', null)
        .select((user) => user.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('userCount'),
      jsonArrayFrom(
        permissionsOfRole(row).select([
          'permissions.id',
          'permissions.action',
          'permissions.subject',
          'permissions.name',
          'permissions.description',
        ]),
      ).as('permissions'),
    ]);
}
