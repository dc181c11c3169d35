import { type InputOf, type Paged, type Role, type roles, toPage } from '@kathok/contract';
import { AppError, fieldProblem, orNotFound } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import { requireAdministratorLeft } from './administrators.ts';
import { requireChangeable, requireForStaff, requireHolding, requireRemovable } from './role-rules.ts';
import {
  findAllRoles,
  findPermissionsById,
  findRole,
  findRoles,
  insertRole,
  lockRole,
  markRoleRemoved,
  replacePermissions,
  type RoleRow,
  updateRoleRow,
} from './role.repository.ts';
import { changes } from '../../platform/audit/audit.ts';
import { actorOf, type Ctx, inTransaction } from '../../platform/context.ts';
import { notifyOverseers } from '../../platform/telling/notify-overseers.ts';
import { words } from './words.en.ts';

type Roles = typeof roles;

export async function listRoles(ctx: Ctx, { query }: InputOf<Roles['list']>): Promise<Paged<Role>> {
  const page = query.takeAll ? everything(await findAllRoles(ctx.db, query)) : await findRoles(ctx.db, query);
  return { ...page, data: page.data.map(toRole) };
}

export async function getRole(ctx: Ctx, { params }: InputOf<Roles['get']>): Promise<Role> {
  return toRole(orNotFound(await findRole(ctx.db, params.id)));
}

export async function createRole(ctx: Ctx, { body }: InputOf<Roles['create']>): Promise<Role> {
  return inTransaction(ctx, async (tx) => {
    const { permissionIds, description = '', ...rest } = body;
    const { requiresSecondFactor = false, secondFactorEachTime = false } = body;
    requireForStaff(body);
    const rights = await existingPermissions(tx, permissionIds);
    requireHolding(actorOf(ctx), rights);
    const id = await insertRole(
      tx,
      { ...rest, description, requiresSecondFactor, secondFactorEachTime },
      ctx.now,
    );
    await replacePermissions(tx, id, permissionIds);
    const role = orNotFound(await findRole(tx, id));
    await ctx.audit(tx, { action: 'create', ...nameOf(role), after: auditable(role) });
    await notifyOverseers(ctx, tx, 'administrators', words.changed(role.name, null, rightsText(role)));
    return toRole(role);
  });
}

export async function updateRole(ctx: Ctx, { params, body }: InputOf<Roles['update']>): Promise<Role> {
  return inTransaction(ctx, async (tx) => {
    const before = orNotFound(await lockRole(tx, params.id));
    const { permissionIds, version, ...values } = body;
    if (version !== undefined && version !== before.version) throw new AppError('stale_version');
    requireChangeable({ ...before, permissionIds: before.permissions.map(({ id }) => id) }, body);
    requireForStaff({ ...before, ...values });
    requireHolding(actorOf(ctx), before.permissions);
    if (permissionIds) {
      requireHolding(actorOf(ctx), await existingPermissions(tx, permissionIds));
      await replacePermissions(tx, before.id, permissionIds);
    }
    await updateRoleRow(tx, before.id, values, ctx.now);
    await requireAdministratorLeft(tx);
    const role = orNotFound(await findRole(tx, before.id));
    await ctx.audit(tx, {
      action: 'update',
      ...nameOf(role),
      ...changes(auditable(before), auditable(role)),
    });
    if (rightsText(before) !== rightsText(role))
      await notifyOverseers(
        ctx,
        tx,
        'administrators',
        words.changed(role.name, rightsText(before), rightsText(role)),
      );
    return toRole(role);
  });
}

export async function removeRole(ctx: Ctx, { params }: InputOf<Roles['remove']>): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const role = orNotFound(await lockRole(tx, params.id));
    requireHolding(actorOf(ctx), role.permissions);
    requireRemovable(role);
    await markRoleRemoved(tx, role.id, ctx.now);
    await ctx.audit(tx, { action: 'remove', ...nameOf(role), before: auditable(role) });
  });
}

async function existingPermissions(tx: Tx, ids: string[]) {
  const found = await findPermissionsById(tx, ids);
  if (found.length < ids.length)
    throw fieldProblem('permissionIds', 'exist', 'names a permission that does not exist');
  return found;
}

function everything<Item>(rows: Item[]): Paged<Item> {
  return toPage(rows, rows.length, { page: 1, take: Math.max(1, rows.length) });
}

function toRole({ createdAt, updatedAt, ...row }: RoleRow): Role {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

function nameOf({ id, name }: RoleRow) {
  return { entity: 'Role', entityId: id, label: name };
}

/** What a role may do, in one line. */
function rightsText(role: RoleRow): string {
  const { permissions, requiresSecondFactor, secondFactorEachTime } = auditable(role);
  const steps = [
    ...(requiresSecondFactor ? [words.secondStep] : []),
    ...(secondFactorEachTime ? [words.eachTime] : []),
  ];
  return [...permissions, ...steps].join(', ') || words.nothing;
}

function auditable({ name, description, roleType, permissions, ...role }: RoleRow) {
  const { requiresSecondFactor, secondFactorEachTime } = role;
  return {
    name,
    description,
    roleType,
    requiresSecondFactor,
    secondFactorEachTime,
    permissions: permissions.map(({ action, subject }) => `${action} ${subject}`),
  };
}
