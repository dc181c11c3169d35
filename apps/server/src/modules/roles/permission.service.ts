import type { InputOf, Paged, Permission, permissions } from '@kathok/contract';
import type { Ctx } from '../../platform/context.ts';
import { findAllPermissions, findPermissions } from './permission.repository.ts';

export function listPermissions(
  ctx: Ctx,
  { query }: InputOf<typeof permissions.list>,
): Promise<Paged<Permission>> {
  return findPermissions(ctx.db, query);
}

export function listAllPermissions(ctx: Ctx): Promise<Permission[]> {
  return findAllPermissions(ctx.db);
}
