import type { InputOf, permissions } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { readPage } from '../../db/lists/read-page.ts';
import { containsWords } from '../../db/searching/like-patterns.ts';

type ListQuery = InputOf<typeof permissions.list>['query'];

const columns = {
  name: 'permissions.name',
  subject: 'permissions.subject',
  action: 'permissions.action',
} as const;

export function findPermissions(db: Db | Tx, { q, subject, action, sortBy, order, ...paging }: ListQuery) {
  let query = withRoleNames(db);
  if (q)
    query = query.where(containsWords(sql`lower(permissions.name || ' ' || permissions.description)`, q));
  if (subject) query = query.where('permissions.subject', '=', subject);
  if (action) query = query.where('permissions.action', '=', action);
  if (sortBy) query = query.orderBy(columns[sortBy], order === 'DESC' ? 'desc' : 'asc');
  return readPage(db, inUsualOrder(query), paging);
}

export function findAllPermissions(db: Db | Tx) {
  return inUsualOrder(withRoleNames(db)).execute();
}

type PermissionQuery = ReturnType<typeof withRoleNames>;

function withRoleNames(db: Db | Tx) {
  const roleNames = sql<string[]>`array(
    select roles.name from role_permissions join roles on roles.id = role_permissions.role_id
    where role_permissions.permission_id = permissions.id and roles.deleted_at is null order by roles.name)`;
  return db
    .selectFrom('permissions')
    .select(['permissions.id', 'action', 'subject', 'permissions.name', 'permissions.description'])
    .select(roleNames.as('assignedTo'));
}

function inUsualOrder(query: PermissionQuery): PermissionQuery {
  return query.orderBy('permissions.subject').orderBy('permissions.action');
}
