import { type InputOf, type ResponseOf, type roles, userPhotoPath } from '@kathok/contract';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { findUsersOfRole } from './role-member.repository.ts';
import { findRole } from './role.repository.ts';

type RoleUsers = typeof roles.users;

export async function listRoleUsers(
  ctx: Ctx,
  { params, query }: InputOf<RoleUsers>,
): Promise<ResponseOf<RoleUsers>> {
  if (!(await findRole(ctx.db, params.id))) throw new AppError('not_found');
  const page = await findUsersOfRole(ctx.db, params.id, query);
  const data = page.data.map(({ photoFileId, lastLoginAt, ...user }) => ({
    ...user,
    photo: userPhotoPath(user.id, photoFileId),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
  }));
  return { ...page, data };
}
