import type { InputOf, Paged, ResponseOf, User, users } from '@kathok/contract';
import { orNotFound } from '../../base/app-error.ts';
import { toUser } from './present-user.ts';
import { requireOwnOr } from './user-access.ts';
import {
  findUser,
  findUserOptions,
  findUsers,
  findUsersWithRoles,
  type UserWithRoleRow,
} from './user.repository.ts';
import type { Ctx } from '../../platform/context.ts';

type Users = typeof users;

export async function listUsers(ctx: Ctx, { query }: InputOf<Users['list']>): Promise<Paged<User>> {
  const page = await findUsers(ctx.db, query);
  return { ...page, data: page.data.map(toUser) };
}

export function listUserOptions(
  ctx: Ctx,
  { query }: InputOf<Users['all']>,
): Promise<ResponseOf<Users['all']>> {
  return findUserOptions(ctx.db, query.includeInactive ?? false);
}

export async function listUsersWithRoles(ctx: Ctx): Promise<ResponseOf<Users['withRoles']>> {
  const rows = await findUsersWithRoles(ctx.db);
  return rows.map(withRole);
}

export async function getUser(ctx: Ctx, { params }: InputOf<Users['get']>): Promise<User> {
  requireOwnOr(ctx, 'read', params.id);
  return toUser(orNotFound(await findUser(ctx.db, params.id)));
}

function withRole({ permissions, ...row }: UserWithRoleRow) {
  return {
    ...toUser(row),
    role: { id: row.roleId, name: row.role, roleType: row.roleType, permissions },
  };
}
